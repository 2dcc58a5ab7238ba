import { deletePost, listAdminPosts } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { ORIGIN } from './suite';

/** The ids of the newest posts whose titles start so; the page is an administrator's. */
export async function idsOfPosts(page: Page, title: string): Promise<string[]> {
  const response = await page.request.get(listAdminPosts.path);
  const { posts } = listAdminPosts.response.parse(await response.json());
  return posts.filter((post) => post.title.startsWith(title)).map(({ id }) => id);
}

/** Deletes what a test has written, even after its failure. */
export async function deletePosts(page: Page, title: string): Promise<void> {
  for (const id of await idsOfPosts(page, title)) {
    const path = deletePost.path.replace(':id', id);
    const response = await page.request.delete(path, { headers: { Origin: ORIGIN } });
    expect(response.status(), title).toBe(200);
  }
}
