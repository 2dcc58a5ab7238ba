import {
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  listPosts,
  listProjects,
  logInAdmin,
  MIN_FORM_TIME_MS,
  sendEnquiry,
} from '@alnafitha/contract';
import { enquiryNumber } from './messages';

/** Visitors behind one of Hosting's proxies: less than a third of the rate limit of enquiries for one proxy. */
const VISITORS_PER_PROXY = 90;

/** Sends a new enquiry with each call, by default from a new visitor. */
export function enquirySender(origin: string, visitorOf = (index: number) => index): () => Promise<boolean> {
  let index = 0;
  return () => {
    index += 1;
    const visitor = visitorOf(index);
    return isSuccessful(`${origin}${sendEnquiry.path}`, {
      method: sendEnquiry.method,
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        'Fastly-Client-IP': ipIn(10, visitor),
        'X-Forwarded-For': ipIn(11, Math.floor(visitor / VISITORS_PER_PROXY)),
        [FORM_TIME_HEADER]: String(MIN_FORM_TIME_MS),
        [HONEYPOT_HEADER]: HONEYPOT_EMPTY,
      },
      body: JSON.stringify(enquiryNumber(index)),
    });
  };
}

/** An IP address for a number in the block that starts with `first`. */
function ipIn(first: number, number: number): string {
  return [first, number >> 16, number >> 8, number].map((part) => part & 0xff).join('.');
}

/** Requests a URL with each call. Pass the session's headers when it is not public. */
export function reader(url: string, headers: Readonly<Record<string, string>> = {}) {
  return () => isSuccessful(url, { headers });
}

/** The API paths of one post and one project of the seed. */
export async function entryPaths(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).json();
  const [post] = listPosts.response.parse(await read(listPosts.path)).posts;
  const [project] = listProjects.response.parse(await read(listProjects.path));
  if (!post || !project) throw new Error('The seed has no post or no project.');
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
  if (!response.ok || !cookie) throw new Error(`${logInAdmin.path} responded ${response.status}`);
  return { Cookie: cookie };
}

async function isSuccessful(url: string, request: RequestInit): Promise<boolean> {
  const response = await fetch(url, request);
  await response.arrayBuffer();
  return response.ok;
}
