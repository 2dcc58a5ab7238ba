import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { emulatorEnvironment } from '../environment';

it('sends READY first, responds line by line, and exits when its input ends', async () => {
  const environment = emulatorEnvironment(process.env);
  const java = resolve(import.meta.dirname, '../bin/java');
  const args = ['-Duser.language=en', '-jar', environment.STORAGE_EMULATOR_BINARY_PATH ?? '', 'serve'];
  const runtime = spawn(java, args, { env: environment, stdio: ['pipe', 'pipe', 'inherit'] });
  const responses = createInterface({ input: runtime.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await responses.next()).value);
  const send = (request: object) => runtime.stdin.write(`${JSON.stringify(request)}\n`);

  expect(await next()).toMatchObject({ id: -1, status: 'ok' });
  const content = "rules_version = '2'; service firebase.storage { match /b/{b}/o/y { allow get; } }";
  const source = { files: [{ name: 'storage.rules', content }] };
  const nobody = { null_value: null };
  const variables = { request: { map_value: { fields: { auth: nobody } } }, resource: nobody };
  send({ id: 0, action: 'load_ruleset', context: { rulesetName: '0', source } });
  for (const [id, method] of [[1, 'get'] as const, [2, 'delete'] as const]) {
    send({ id, action: 'verify', context: { rulesetName: '0', path: '/b/x/o/y', method, variables } });
  }
  expect(await next()).toMatchObject({ id: 0, status: 'ok', result: { rulesVersion: 2 } });
  expect(await next()).toMatchObject({ id: 1, status: 'ok', result: { permit: true } });
  expect(await next()).toMatchObject({ id: 2, status: 'ok', result: { permit: false } });

  runtime.stdin.end();
  const [code] = await once(runtime, 'exit');
  expect(code).toBe(0);
});
