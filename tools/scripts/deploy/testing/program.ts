import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startTree } from '../../process/tree';
import { ROOT } from '../../suite/config';
import type { FakeGoogle } from './fake-google';

export interface Ended {
  readonly code: number;
  readonly output: string;
}

interface Options {
  readonly variables?: Readonly<Record<string, string>>;
  /** Sends SIGINT at the first line that matches. */
  readonly interruptAt?: RegExp;
}

/** The emulator tests set these; a command on a real project rejects them. */
const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/**
 * Runs a command of `tools/scripts/` as `npm run` does, with credentials like a GitHub workflow's: a GitHub token, to be
 * exchanged for a Google token.
 */
export async function runProgram(
  google: FakeGoogle,
  command: string,
  args: readonly string[],
  { variables = {}, interruptAt }: Options = {},
): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
  const token = join(folder, 'token');
  const credentials = join(folder, 'credentials.json');
  writeFileSync(token, 'token of the workflow');
  writeFileSync(
    credentials,
    JSON.stringify({
      type: 'external_account',
      audience:
        '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/github',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${google.origin}/sts/token`,
      credential_source: { file: token },
    }),
  );
  const lines: string[] = [];
  try {
    const tree = startTree(process.execPath, [resolve(ROOT, 'tools/scripts/run.mjs'), command, ...args], {
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !EMULATORS.includes(name))),
        ...google.environment,
        GOOGLE_APPLICATION_CREDENTIALS: credentials,
        ...variables,
      },
      onLine: (line) => {
        lines.push(line);
        if (interruptAt?.test(line)) void tree.stop();
      },
    });
    return { code: await tree.ended, output: lines.join('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
