import { logIn, logInAdmin } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { ADMIN, ORIGIN, USER } from './suite';

/** Gives the page's browser an admin session, without the login page. */
export function signInAsAdmin(page: Page): Promise<void> {
  return post(page, logInAdmin.path, ADMIN);
}

/** Gives the page's browser the session of an ordinary user. */
export function signInAsUser(page: Page): Promise<void> {
  return post(page, logIn.path, USER);
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data, headers: { Origin: ORIGIN } });
  expect(response.status(), await response.text()).toBe(200);
}
