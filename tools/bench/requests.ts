import {
  FORM_TIME_HEADER,
  FORM_TRAP_HEADER,
  listPosts,
  listProjects,
  logInAdmin,
  SHORTEST_FORM_TIME,
  sendEnquiry,
  TRAP_EMPTY,
} from '@alnafitha/contract';
import { enquiryNumber } from './messages';

/** Visitors behind one of Hosting's frontends: less than a third of what the limit of enquiries lets through of one. */
const VISITORS_OF_A_FRONTEND = 90;

/** Sends one enquiry after the other, each a new one and, unless told otherwise, of a new visitor. */
export function enquirySender(origin: string, visitorOf = (index: number) => index): () => Promise<boolean> {
  let index = 0;
  return () => {
    index += 1;
    const visitor = visitorOf(index);
    return isAnswered(`${origin}${sendEnquiry.path}`, {
      method: sendEnquiry.method,
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        'Fastly-Client-IP': addressIn(10, visitor),
        'X-Forwarded-For': addressIn(11, Math.floor(visitor / VISITORS_OF_A_FRONTEND)),
        [FORM_TIME_HEADER]: String(SHORTEST_FORM_TIME),
        [FORM_TRAP_HEADER]: TRAP_EMPTY,
      },
      body: JSON.stringify(enquiryNumber(index)),
    });
  };
}

/** The address of a number in the block that begins with `first`. */
function addressIn(first: number, number: number): string {
  return [first, number >> 16, number >> 8, number].map((part) => part & 0xff).join('.');
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
