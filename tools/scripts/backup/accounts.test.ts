import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readHashParameters } from './accounts';

function read(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hash-'));
  const file = join(folder, 'parameters');
  writeFileSync(file, text);
  try {
    return readHashParameters(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("parses the console's text", () => {
  const shown = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: a2V5,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;
  expect(read(shown)).toEqual({
    algorithm: 'SCRYPT',
    key: Buffer.from('key'),
    saltSeparator: Buffer.from([7]),
    rounds: 8,
    memoryCost: 14,
  });
});

it.each([
  ['', 'has no algorithm'],
  ['algorithm: BCRYPT', 'another algorithm'],
  ['algorithm: SCRYPT, rounds: 8', 'has no base64_signer_key'],
])('rejects %j', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});
