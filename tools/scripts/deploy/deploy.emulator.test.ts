import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLES } from './checks/function';
import { acceptDeployments, type Deployed } from './testing/fake-deployment';
import { type FakeGoogle, PROJECT, startFakeGoogle } from './testing/fake-google';
import { type FakeSite, startFakeSite } from './testing/fake-site';
import { runProgram } from './testing/program';

// Runs the Firebase CLI against a fake of Google's APIs. It needs the function's build, which exists for the emulator tests.

const ORIGIN = `https://${PROJECT}.web.app`;
const TIMEOUT_MS = 240_000;

let site: FakeSite;
let google: FakeGoogle;
let deployed: Deployed;
let folder: string;
beforeAll(async () => {
  site = await startFakeSite(ORIGIN);
  google = await startFakeGoogle(site.url);
  deployed = acceptDeployments(google);
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  // Replaces npm, because the build exists.
  writeFileSync(
    join(folder, 'npm.js'),
    `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'builds'))}, process.argv[6] + ' ' + process.env.SITE_ORIGIN + '\\n')`,
  );
});
afterAll(async () => {
  await google.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

const deploy = (args: readonly string[], interruptAt?: RegExp) =>
  runProgram(google, 'deploy', ['--project', PROJECT, '--accept', 'company', ...args], {
    variables: { IDENTITY_API_KEY: 'AIzaFake', SITE_ORIGIN: ORIGIN, npm_execpath: join(folder, 'npm.js') },
    ...(interruptAt && { interruptAt }),
  });

it(
  'stops at Ctrl-C before there is code that lacks its indexes',
  async () => {
    const { code, output } = await deploy([], /^\[4\/7\] Wait for the indexes/);
    expect(code).toBe(130);
    expect(output).toContain('Wait for the indexes: stopped');
    expect(deployed.indexes).toHaveLength(21);
    expect(deployed.rulesets).toHaveLength(2);
    expect(deployed.cloudFunction).toBeUndefined();
    expect(deployed.releases).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'goes on from there without a terminal, and asks nothing',
  async () => {
    const { code, output } = await deploy([]);
    expect(output).toContain('10 OK');
    expect(code).toBe(0);
    expect(google.unhandled).toEqual([]);
    expect(deployed.indexes).toHaveLength(21);
    expect(deployed.releases).toEqual([`live projects/${PROJECT}/sites/${PROJECT}/versions/v1`]);
    expect(readFileSync(join(folder, 'builds'), 'utf8')).toContain(`web ${ORIGIN}`);
  },
  TIMEOUT_MS,
);

it('gives the function its own service account with the declared roles, and its parameters', () => {
  expect(deployed.cloudFunction).toMatchObject({
    buildConfig: { runtime: 'nodejs24' },
    serviceConfig: {
      serviceAccountEmail: expect.stringMatching(/^firebase-fn-\d+@/),
      environmentVariables: {
        IDENTITY_API_KEY: 'AIzaFake',
        SITE_ORIGIN: ORIGIN,
        ALLOWED_ORIGINS: '',
        TRANSLATION_DAILY_CHARACTERS: '200000',
      },
    },
  });
  expect(new Set(deployed.roles)).toEqual(new Set(ROLES));
});

it('uploads a lockfile, and no parameters', () => {
  expect(deployed.upload).toContain('package-lock.json');
  expect(deployed.upload).toContain('dist/index.js');
  expect(deployed.upload).not.toContain('.env');
  expect(deployed.upload).not.toContain('node_modules/');
});

it(
  'deploys a preview that may be used at its own address, and leaves the site as it is',
  async () => {
    const { code, output } = await deploy(['--preview', 'pr-1']);
    expect(output).toContain('is there for seven days');
    expect(output).toContain(
      "Content, enquiries, accounts, pictures and the budget of translation are production's",
    );
    expect(code).toBe(0);
    expect(deployed.releases[1]).toBe(`pr-1 projects/${PROJECT}/sites/${PROJECT}/versions/v1`);
    expect(deployed.cloudFunction).toMatchObject({
      serviceConfig: { environmentVariables: { ALLOWED_ORIGINS: site.url, SITE_ORIGIN: ORIGIN } },
    });
    expect(google.unhandled).toEqual([]);
  },
  TIMEOUT_MS,
);
