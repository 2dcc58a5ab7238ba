import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { emulatorEnvironment } from '../environment';

it('loads only rules that deny everything, permits nothing, and exits when its input ends', async () => {
  const environment = emulatorEnvironment(process.env);
  const java = resolve(import.meta.dirname, '../bin/java');
  const args = ['-Duser.language=en', '-jar', environment.STORAGE_EMULATOR_BINARY_PATH ?? '', 'serve'];
  const runtime = spawn(java, args, { env: environment, stdio: ['pipe', 'pipe', 'inherit'] });
  const responses = createInterface({ input: runtime.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await responses.next()).value ?? '');
  const send = (request: object) => runtime.stdin.write(`${JSON.stringify(request)}\n`);

  expect(await next()).toMatchObject({ id: -1, status: 'ok' });
  const load = (id: number, condition: string) => {
    const content = `service firebase.storage { match /b/{b}/o/y { allow get: if ${condition}; } }`;
    const source = { files: [{ name: 'storage.rules', content }] };
    send({ id, action: 'load_ruleset', context: { rulesetName: `${id}`, source } });
  };
  load(0, 'false');
  load(1, 'true');
  send({ id: 2, action: 'verify', context: { rulesetName: '0', path: '/b/x/o/y', method: 'get' } });
  expect(await next()).toMatchObject({ id: 0, status: 'ok', errors: [], result: { rulesVersion: 2 } });
  expect(await next()).toMatchObject({ id: 1, status: 'ok', errors: [expect.any(String)] });
  expect(await next()).toMatchObject({ id: 2, status: 'ok', errors: [], result: { permit: false } });

  runtime.stdin.end();
  const [code] = await once(runtime, 'exit');
  expect(code).toBe(0);
});
