import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGoogle, PROJECT, startFakeGoogle } from './testing/fake-google';
import { type FakeSite, startFakeSite } from './testing/fake-site';
import { runProgram } from './testing/program';

// Runs the commands as processes. deploy.emulator.test.ts tests the Firebase CLI's part.

const ORIGIN = `https://${PROJECT}.web.app`;
const SETTINGS = { IDENTITY_API_KEY: 'AIzaFake', SITE_ORIGIN: ORIGIN };
const SITE = `projects/${PROJECT}/sites/${PROJECT}`;

let site: FakeSite;
let google: FakeGoogle;
beforeEach(async () => {
  site = await startFakeSite(ORIGIN);
  google = await startFakeGoogle(site.url);
});
afterEach(async () => {
  await google.close();
  await site.close();
});

const run = (
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = SETTINGS,
) => runProgram(google, command, ['--project', PROJECT, ...args], { variables });
/** Two read-only requests are POST requests. */
const writes = () =>
  google.requests.filter(
    (request) => !/^GET |^POST (sts|.*(getIamPolicy|testIamPermissions)$)/.test(request),
  );

describe('npm run deploy', () => {
  it('prints findings and fixes with --check, and changes nothing', async () => {
    google.respond(/^GET cloudbilling/, {});
    const { code, output } = await run('deploy', ['--check'], { SITE_ORIGIN: ORIGIN });
    expect(code).toBe(1);
    expect(output).toMatch(/^OK +project +window-site/m);
    expect(output).toMatch(/^WRONG +plan .*Spark/m);
    expect(output).toContain(
      `→ Choose Blaze at https://console.firebase.google.com/project/${PROJECT}/usage/details`,
    );
    expect(output).toMatch(/^WRONG +API key/m);
    expect(output).toMatch(/\d+ OK, 3 WRONG, 1 ADVICE$/);
    expect(writes()).toEqual([]);
  });

  it('exits with 0 when the findings are accepted', async () => {
    const { code } = await run('deploy', ['--check', '--accept', 'company']);
    expect(code).toBe(0);
  });

  it('deploys nothing when a check fails', async () => {
    const { code, output } = await run('deploy', []);
    expect(code).toBe(1);
    expect(output).toContain('Nothing was deployed. Mend what is WRONG first.');
    expect(output).not.toContain('[2/7]');
    expect(writes()).toEqual([]);
  });

  it('never builds with a placeholder origin, whatever is accepted', async () => {
    const accepted = ['--accept', 'company', '--accept', 'origin'];
    const { code, output } = await run('deploy', accepted, {
      ...SETTINGS,
      SITE_ORIGIN: 'https://alnafitha.example',
    });
    expect(code).toBe(1);
    expect(output).toContain('No site is built without its own SITE_ORIGIN');
    expect(writes()).toEqual([]);
  });

  it('creates no preview of a site that was never deployed', async () => {
    google.respond(/\/functions$/, {});
    const { code, output } = await run('deploy', ['--preview', 'pr-1', '--accept', 'company']);
    expect(code).toBe(1);
    expect(output).toContain('Deploy the site once before its previews');
    expect(writes()).toEqual([]);
  });

  it('rejects a real project with emulators in the environment', async () => {
    const { code, output } = await run('deploy', ['--check'], {
      ...SETTINGS,
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(output).toContain('FIRESTORE_EMULATOR_HOST is set');
  });

  it('prints how to log in without credentials', async () => {
    const home = mkdtempSync(join(tmpdir(), 'home-'));
    const variables = { GOOGLE_APPLICATION_CREDENTIALS: '', HOME: home, METADATA_SERVER_DETECTION: 'none' };
    const { code, output } = await run('deploy', ['--check'], variables);
    rmSync(home, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain('gcloud auth application-default login');
    expect(google.requests).toEqual([]);
  });
});

describe('npm run deploy -- --rollback', () => {
  const release = (id: string, hour: number, status = 'FINALIZED') => ({
    releaseTime: '2026-11-22T20:00:00Z',
    version: { name: `${SITE}/versions/${id}`, createTime: `2026-11-22T0${hour}:00:00Z`, status },
  });
  const released = () => google.requests.filter((request) => /^POST .*\/releases$/.test(request));

  it('releases the previous version and runs the smoke test', async () => {
    let versionName: string | null = null;
    google.respond(/^GET .*\/releases$/, {
      releases: [release('c', 3), release('b', 2, 'EXPIRED'), release('c', 3), release('a', 1)],
    });
    google.respond(/^POST .*\/releases$/, ({ url }) => {
      versionName = url.searchParams.get('versionName');
      return { name: `${SITE}/releases/1` };
    });
    const { code, output } = await run('deploy', ['--rollback']);
    expect(output).toContain('Version a of 2026-11-22T01:00:00Z is live in place of c');
    expect(output).toContain('10 OK');
    expect(code).toBe(0);
    expect(versionName).toBe(`${SITE}/versions/a`);
    expect(released()).toHaveLength(1);
  });

  it('goes one version further back after a rollback', async () => {
    google.respond(/^GET .*\/releases$/, {
      releases: [release('b', 2), release('c', 3), release('b', 2), release('a', 1)],
    });
    google.respond(/^POST .*\/releases$/, { name: `${SITE}/releases/1` });
    const { output } = await run('deploy', ['--rollback']);
    expect(output).toContain('Version a of');
  });

  it('reports that there is no previous version', async () => {
    google.respond(/^GET .*\/releases$/, { releases: [release('a', 1)] });
    const { code, output } = await run('deploy', ['--rollback']);
    expect(code).toBe(1);
    expect(output).toContain('no version before');
    expect(released()).toEqual([]);
  });
});

describe('npm run doctor', () => {
  it('runs the same checks and the smoke test', async () => {
    site.set('/api/health', { status: 503, text: '' });
    const { code, output } = await run('doctor', ['--quick']);
    expect(code).toBe(1);
    expect(output).toMatch(/^OK +Firestore/m);
    expect(output).toMatch(/^WRONG +\/api\/health +answers 503/m);
    expect(writes()).toEqual([]);
  });
});
