import { listPosts, postPath } from '@alnafitha/contract';

/** The pages to copy: those measured by default, and `only`. Logs and omits those with an error response. */
export async function pagesOf(origin: string, only?: string): Promise<string[]> {
  const wanted = new Set(['/', '/ar', '/services', '/portfolio', await newestPost(origin)]);
  if (only !== undefined) wanted.add(only);
  const pages: string[] = [];
  for (const path of wanted) {
    const { ok, status } = await fetch(origin + path);
    if (ok) pages.push(path);
    else console.log(`${path} responds ${status}: not measured.`);
  }
  return pages;
}

async function newestPost(origin: string): Promise<string> {
  const { posts } = listPosts.response.parse(await (await fetch(origin + listPosts.path)).json());
  const [post] = posts;
  if (!post) throw new Error('The seed has no post.');
  return postPath(post);
}
