import { status } from '@grpc/grpc-js';
import { expect } from 'vitest';
import { authOf } from '../../rules/request';
import { Ruleset } from '../../rules/ruleset';
import { Gate } from '../rules/gate';
import { type Fields, fromWireFields, type WireFields } from '../rules/wire-value';

const NOW = Date.UTC(2026, 10, 21);
export const ROOT = 'projects/demo/databases/(default)/documents';
export const nameOf = (path: string) => `${ROOT}/${path}`;
export const string = (stringValue: string) => ({ stringValue });
export const int = (value: number) => ({ integerValue: String(value) });

const STORED: Record<string, WireFields> = {
  'users/ann': { role: string('editor'), n: int(1), tags: { arrayValue: { values: [string('a')] } } },
  'posts/one': { shown: { booleanValue: true }, author: string('ann') },
  'posts/two': { shown: { booleanValue: false }, author: string('bob') },
};

/** A caller's access under these rules, to the documents in `STORED`. */
export function gateOf(body: string, uid: string | null = 'ann'): Gate {
  const source = `rules_version = '2';
    service cloud.firestore { match /databases/{db}/documents { ${body} } }`;
  const ruleset = new Ruleset(source, () => undefined);
  const read = (path: string): Fields | null => {
    const fields = STORED[path];
    return fields ? fromWireFields(fields) : null;
  };
  return new Gate(
    { ruleset: () => ruleset, read, now: () => NOW },
    authOf(uid === null ? null : { sub: uid }),
  );
}

export function isDenied(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: status.PERMISSION_DENIED });
    return true;
  }
}
