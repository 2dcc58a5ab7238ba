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

/** Callers with every kind of token, and without one. An administrator's token is valid for up to an hour after the account was disabled. */
export const CALLERS = {
  'a stranger': (environment) => environment.unauthenticatedContext(),
  'a user': (environment) => environment.authenticatedContext('user', { email: 'user@example.com' }),
  'an administrator': (environment) => environment.authenticatedContext('boss', { admin: true }),
  'a disabled administrator': (environment) =>
    environment.authenticatedContext('former', { admin: true, disabled: true }),
} satisfies Record<string, (environment: RulesTestEnvironment) => RulesTestContext>;

export const CALLER_NAMES = Object.keys(CALLERS) as (keyof typeof CALLERS)[];

/** Opens the emulators that the environment names, with the deployed rules, in a separate project. */
export function openEnvironment(product: 'firestore' | 'storage'): Promise<RulesTestEnvironment> {
  // The SDK logs each denied request, which most of these tests expect.
  setLogLevel('silent');
  const rules = readFileSync(resolve(ROOT, `${product}.rules`), 'utf8');
  const config: TestEnvironmentConfig = { projectId: `demo-${product}-rules`, [product]: { rules } };
  return initializeTestEnvironment(config);
}
