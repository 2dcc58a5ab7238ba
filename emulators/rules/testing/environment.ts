import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TestEnvironmentConfig,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Everybody that the rules tell apart, and those who would like to be somebody else. */
export const CALLERS = {
  'a visitor': (environment) => environment.unauthenticatedContext(),
  'a user': (environment) => environment.authenticatedContext('user'),
  'a user whose claim is false': (environment) => environment.authenticatedContext('user', { admin: false }),
  "a user whose claim is 'true'": (environment) =>
    environment.authenticatedContext('user', { admin: 'true' }),
  'a user called admin': (environment) =>
    environment.authenticatedContext('admin', {
      email: 'admin@example.com',
      role: 'admin',
      claims: { admin: true },
    }),
  'an admin': (environment) => environment.authenticatedContext('boss', { admin: true }),
} satisfies Record<string, (environment: RulesTestEnvironment) => RulesTestContext>;

export type Caller = keyof typeof CALLERS;

export const CALLER_NAMES = Object.keys(CALLERS) as Caller[];

/** Who is allowed something. */
export type Allowed = 'everybody' | 'admins' | 'nobody';

export const isAllowed = (caller: Caller, allowed: Allowed) =>
  allowed === 'everybody' || (allowed === 'admins' && caller === 'an admin');

/** The emulators that the environment names, with the rules that are deployed, in a project of its own. */
export function openEnvironment(product: 'firestore' | 'storage'): Promise<RulesTestEnvironment> {
  // It would write each refusal to the console, and most of the tests are about refusals.
  setLogLevel('silent');
  const rules = readFileSync(resolve(ROOT, `${product}.rules`), 'utf8');
  const config: TestEnvironmentConfig = { projectId: `demo-${product}-rules`, [product]: { rules } };
  return initializeTestEnvironment(config);
}
