import { describe, expect, it } from 'vitest';
import { Runtime } from './runtime';

const text = (value: string) => ({ string_value: value });
const map = (fields: Record<string, object>) => ({ map_value: { fields } });
const nobody = { null_value: null };

function load(runtime: Runtime, content: string) {
  const source = { files: [{ name: 'storage.rules', content }] };
  return runtime.handle(
    JSON.stringify({ id: 0, action: 'load_ruleset', context: { rulesetName: '0', source } }),
  );
}

function verify(
  runtime: Runtime,
  method: string,
  path: string,
  auth: object = nobody,
  resource: object = nobody,
) {
  const request = map({ auth, time: { timestamp_value: '2026-11-21T10:00:00.000Z' }, resource: nobody });
  const context = { rulesetName: '0', path: `/b/bucket/o/${path}`, method, variables: { request, resource } };
  return runtime.handle(JSON.stringify({ id: 7, action: 'verify', context }));
}

const permit = (is: boolean) => ({ id: 7, status: 'ok', errors: [], warnings: [], result: { permit: is } });
const rules = (body: string) =>
  `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o { ${body} } }`;

describe('the Storage rules runtime', () => {
  it('loads a ruleset and returns its version', () => {
    const response = (rulesVersion: number) => ({
      id: 0,
      status: 'ok',
      errors: [],
      result: { rulesVersion },
    });
    expect(load(new Runtime(), rules(''))).toMatchObject(response(2));
    expect(load(new Runtime(), 'service firebase.storage {}')).toMatchObject(response(1));
  });

  it('permits what the rules allow, by caller', () => {
    const runtime = new Runtime();
    load(
      runtime,
      rules(`
        match /open/{name} { allow get; }
        match /own/{uid}/{rest=**} {
          allow read: if request.auth.uid == uid;
          allow create: if request.auth.token.admin == true && request.method == 'create';
        }
        match /small/{name} { allow get: if resource.size < 10 && resource.contentType.matches('image/.*'); }
        match /new/{name} { allow get: if request.time < timestamp.date(2027, 1, 1); }`),
    );
    const user = map({ uid: text('u'), token: map({ admin: { bool_value: true } }) });
    expect(verify(runtime, 'get', 'open/x')).toEqual(permit(true));
    expect(verify(runtime, 'list', 'open')).toEqual(permit(false));
    expect(verify(runtime, 'delete', 'open/x')).toEqual(permit(false));
    expect(verify(runtime, 'get', 'own/u/a/b')).toEqual(permit(false));
    expect(verify(runtime, 'get', 'own/u/a/b', user)).toEqual(permit(true));
    expect(verify(runtime, 'list', 'own/u', user)).toEqual(permit(true));
    expect(verify(runtime, 'create', 'own/x/y', user)).toEqual(permit(true));
    expect(verify(runtime, 'update', 'own/x/y', user)).toEqual(permit(false));
    const image = (size: number) => map({ size: { int_value: size }, contentType: text('image/png') });
    expect(verify(runtime, 'get', 'small/x', nobody, image(9))).toEqual(permit(true));
    expect(verify(runtime, 'get', 'small/x', nobody, image(10))).toEqual(permit(false));
    expect(verify(runtime, 'get', 'new/x')).toEqual(permit(true));
  });

  it('permits nobody before there are rules', () => {
    expect(verify(new Runtime(), 'get', 'x')).toEqual(permit(false));
  });

  it('rejects broken rules with the position', () => {
    const runtime = new Runtime();
    expect(load(runtime, rules('match /x { allow get: of true; }'))).toMatchObject({
      status: 'ok',
      errors: ["storage.rules L2:72 Expected 'if', not 'of'."],
    });
    expect(verify(runtime, 'get', 'x')).toEqual(permit(false));
  });

  it('denies access for unsupported functions, and warns once', () => {
    const runtime = new Runtime();
    load(runtime, rules('match /x { allow get: if !firestore.exists(/databases/(default)/documents/a/b); }'));
    expect(verify(runtime, 'get', 'x')).toMatchObject({
      warnings: ['storage.rules L2:85 firestore is not known here, so access is denied.'],
      result: { permit: false },
    });
    expect(verify(runtime, 'get', 'x')).toEqual(permit(false));
  });

  it.each(['{"id":1,"action":"dance"}', '{"id":1,"action":"verify","context":{}}'])(
    'returns an error for %s',
    (line) => {
      expect(new Runtime().handle(line)).toMatchObject({
        id: 1,
        status: 'ok',
        errors: [expect.stringContaining('Unknown request')],
        result: {},
      });
    },
  );
});
