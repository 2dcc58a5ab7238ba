import { logIn, logInAdmin } from '@alnafitha/contract';
import { type APIRequestContext, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { ADMIN, ORIGIN, USER } from './suite';

export type Account = 'admin' | 'user';

/** Signs in and returns the cookies, for `storageState`. */
export async function logInAs(playwright: PlaywrightWorkerArgs['playwright'], account: Account) {
  const request = await playwright.request.newContext({ baseURL: ORIGIN });
  await post(request, account);
  const state = await request.storageState();
  await request.dispose();
  return state;
}

/** Gives the page's browser a session of its own, which it may end, without the login page. */
export function signIn(page: Page, account: Account): Promise<void> {
  return post(page.request, account);
}

async function post(request: APIRequestContext, account: Account): Promise<void> {
  const [{ path }, data] = account === 'admin' ? ([logInAdmin, ADMIN] as const) : ([logIn, USER] as const);
  const response = await request.post(path, { data, headers: { Origin: ORIGIN } });
  expect(response.status(), await response.text()).toBe(200);
}
