import { randomBytes } from 'node:crypto';
import { listAdminPosts, listAdminProjects, listAdminServices } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { ORIGIN } from './suite';

const LISTS = {
  posts: listAdminPosts,
  projects: listAdminProjects,
  services: listAdminServices,
};
type Kind = keyof typeof LISTS;

interface Entry {
  id: string;
  title: string;
}

/** The text with a word that no other content has, for what a test creates and finds again. */
export function unique(text: string): string {
  const word = Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return `${text} ${word}`;
}

/** The word of a unique text, which a search finds. */
export function wordOf(text: string): string {
  return text.split(' ').at(-1) ?? '';
}

/** The ids of the newest entries whose titles have the word of `title`; the page is an administrator's. */
export async function idsOf(page: Page, kind: Kind, title: string): Promise<string[]> {
  const response = await page.request.get(LISTS[kind].path);
  const body: Entry[] | Record<string, Entry[]> = await response.json();
  const entries = Array.isArray(body) ? body : (body[kind] ?? []);
  return entries.filter((entry) => entry.title.includes(wordOf(title))).map(({ id }) => id);
}

/** Deletes what a test has created, even after its failure. */
export async function deleteEntries(page: Page, kind: Kind, title: string): Promise<void> {
  for (const id of await idsOf(page, kind, title)) {
    const response = await page.request.delete(`${LISTS[kind].path}/${id}`, { headers: { Origin: ORIGIN } });
    expect(response.status(), title).toBe(200);
  }
}
