import { listPosts, listProjects, logInAdmin, sendEnquiry } from '@alnafitha/contract';
import { enquiryNumber } from './messages';

/** Sends one enquiry after the other, each a new one. */
export function enquirySender(origin: string): () => Promise<boolean> {
  let index = 0;
  return () => {
    index += 1;
    return isAnswered(`${origin}${sendEnquiry.path}`, {
      method: sendEnquiry.method,
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiryNumber(index)),
    });
  };
}

/** Reads an address, with headers if it is not public. */
export function reader(address: string, headers: Readonly<Record<string, string>> = {}) {
  return () => isAnswered(address, { headers });
}

/** The addresses of one post and one project that the seed has made. */
export async function entryAddresses(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).json();
  const [post] = listPosts.reply.parse(await read(listPosts.path)).posts;
  const [project] = listProjects.reply.parse(await read(listProjects.path));
  if (!post || !project) throw new Error('The seed has left no post or no project.');
  return [`${listPosts.path}/${post.id}`, `${listProjects.path}/${project.id}`];
}

/** The headers of the administrator's session. */
export async function logIn(origin: string): Promise<{ Cookie: string }> {
  const response = await fetch(`${origin}${logInAdmin.path}`, {
    method: logInAdmin.method,
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'local-admin-2026' }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!response.ok || !cookie) throw new Error(`${logInAdmin.path} answered ${response.status}`);
  return { Cookie: cookie };
}

async function isAnswered(address: string, request: RequestInit): Promise<boolean> {
  const response = await fetch(address, request);
  await response.arrayBuffer();
  return response.ok;
}
