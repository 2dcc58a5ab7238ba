import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Dependencies } from '../app';
import { type Suite, startCleanSuite, startSuite } from './emulators';
import { type FormFile, sendForm } from './forms';
import type { SendOptions, TestResponse } from './server';

interface AdminApi {
  /** The name of the suite. */
  readonly name: string;
  /** The path prefix of the endpoints under test. */
  readonly path: string;
  readonly changes?: Partial<Dependencies>;
}

/**
 * A suite with an administrator who is logged in for the whole file; content and files are deleted before
 * each test.
 */
export async function startAdminApi({ name, path, changes }: AdminApi) {
  const suite = await startCleanSuite(name, changes);
  let cookie: string;
  beforeAll(async () => {
    await suite.reset();
    cookie = await suite.logInAdmin();
  });
  beforeEach(() => suite.bucket.deleteFiles({ prefix: 'media/' }));
  return {
    suite,
    send: (method: string, below = '', options: SendOptions = {}) =>
      suite.send(method, path + below, { cookie, ...options }),
    submit: (
      method: string,
      below: string,
      fields: object,
      files: readonly FormFile[] = [],
      headers: Record<string, string> = {},
    ) => sendForm(suite, method, path + below, fields, files, cookie, headers),
  };
}

/** A suite whose tests share what `fill` stores, and an administrator who is logged in. */
export async function startFilledSuite(name: string, fill?: (suite: Suite) => Promise<unknown>) {
  const suite = await startSuite(name);
  const session = { cookie: '' };
  beforeAll(async () => {
    await suite.reset();
    await fill?.(suite);
    session.cookie = await suite.logInAdmin();
  });
  afterAll(() => suite.stop());
  return {
    suite,
    session,
    send: (method: string, path: string, options: SendOptions = {}) =>
      suite.send(method, path, { ...session, ...options }),
  };
}

/** The body of a successful response. */
export function bodyOf<T>({ status, body }: TestResponse): T {
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as T;
}
