import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/config';

const FOLDER = resolve(import.meta.dirname, 'alerts');

interface Policy {
  readonly conditions: readonly { readonly conditionMatchedLog: { readonly filter: string } }[];
}

it.each(readdirSync(FOLDER))('%s matches log entries of the function api', (file) => {
  const { conditions }: Policy = JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'));
  const logs = readFileSync(resolve(ROOT, 'functions/src/logs.ts'), 'utf8');
  expect(readFileSync(resolve(ROOT, 'functions/src/index.ts'), 'utf8')).toContain('export const api =');
  for (const { conditionMatchedLog } of conditions) {
    expect(conditionMatchedLog.filter).toContain('resource.labels.service_name="api"');
    const [, message] = /jsonPayload\.message="([^"]+)"/.exec(conditionMatchedLog.filter) ?? [];
    if (message) expect(logs).toContain(`'${message}'`);
    else expect(conditionMatchedLog.filter).toContain('severity>=ERROR');
  }
});
