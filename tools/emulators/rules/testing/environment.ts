import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TestEnvironmentConfig,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Everybody who may hold a token, or none. The token of an administrator is valid for up to an hour after the account was disabled. */
export const CALLERS = {
  'a stranger': (environment) => environment.unauthenticatedContext(),
  'a user': (environment) => environment.authenticatedContext('user', { email: 'user@example.com' }),
  'an administrator': (environment) => environment.authenticatedContext('boss', { admin: true }),
  'a disabled administrator': (environment) =>
    environment.authenticatedContext('former', { admin: true, disabled: true }),
} satisfies Record<string, (environment: RulesTestEnvironment) => RulesTestContext>;

export const CALLER_NAMES = Object.keys(CALLERS) as (keyof typeof CALLERS)[];

/** The emulators that the environment names, with the rules that are deployed, in a project of its own. */
export function openEnvironment(product: 'firestore' | 'storage'): Promise<RulesTestEnvironment> {
  // It would write each refusal to the console, and most of the tests are about refusals.
  setLogLevel('silent');
  const rules = readFileSync(resolve(ROOT, `${product}.rules`), 'utf8');
  const config: TestEnvironmentConfig = { projectId: `demo-${product}-rules`, [product]: { rules } };
  return initializeTestEnvironment(config);
}
