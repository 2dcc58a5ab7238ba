import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBeforehand } from './check';
import { ROLES } from './checks/function';
import { checkCompany } from './checks/site';
import { APIS, FACT_COUNT, PERMISSIONS } from './facts';
import { createGoogle } from './google';
import type { Settings } from './settings';
import { type FakeGoogle, type FakeResponse, PROJECT, startFakeGoogle } from './testing/fake-google';

const SETTINGS: Settings = {
  IDENTITY_API_KEY: 'AIzaFake',
  SITE_ORIGIN: `https://${PROJECT}.web.app`,
  ALLOWED_ORIGINS: '',
  TRANSLATION_DAILY_CHARACTERS: '200000',
};
const DATABASE = `firestore/v1/projects/${PROJECT}/databases/(default)`;
const IAM = `POST cloudresourcemanager/v1/projects/${PROJECT}:getIamPolicy`;
const FUNCTIONS = `GET cloudfunctions/v2/projects/${PROJECT}/locations/me-central1/functions`;
const AUTH = `GET identitytoolkit/admin/v2/projects/${PROJECT}/config`;
const KEY = /^GET apikeys\/v2\/projects/;
const SITE = `projects/${PROJECT}/sites/${PROJECT}`;

let google: FakeGoogle;
beforeEach(async () => {
  google = await startFakeGoogle('http://127.0.0.1:9');
});
afterEach(() => google.close());

async function check(settings: Partial<Settings> = {}) {
  const client = createGoogle(async () => ({}), google.environment);
  const { findings } = await checkBeforehand(client, PROJECT, { ...SETTINGS, ...settings });
  return new Map(findings.map((finding) => [finding.name, finding]));
}

describe('a healthy project', () => {
  it('has no findings but company placeholders and future indexes', async () => {
    const findings = await check();
    const remarkable = [...findings.values()].filter(({ state }) => state !== 'OK').map(({ name }) => name);
    expect(remarkable).toEqual(['indexes', 'company']);
  });

  it('is queried as often as announced, and once for equal requests', async () => {
    let responses = 0;
    const client = createGoogle(async () => ({}), google.environment);
    await checkBeforehand(client, PROJECT, SETTINGS, () => {
      responses += 1;
    });
    expect(responses).toBe(FACT_COUNT);
    expect(new Set(google.requests).size).toBe(google.requests.length);
  });
});

const bindings = (member: string, roles: readonly string[]) => ({
  bindings: roles.map((role) => ({ role, members: [`serviceAccount:${member}`] })),
});
const named = (...names: string[]) => ({
  functions: names.map((name) => ({
    name: `projects/${PROJECT}/locations/me-central1/functions/${name}`,
    labels: { 'deployment-tool': 'cli-firebase' },
    serviceConfig: { serviceAccountEmail: 'sa@x' },
  })),
});
const signIn = { email: { enabled: true } };
const emailPrivacyConfig = { enableImprovedEmailPrivacy: true };

describe('a finding', () => {
  it.each<[string, string, string | RegExp, FakeResponse, string]>([
    ['project', 'WRONG', `GET firebase/v1beta1/projects/${PROJECT}`, 403, 'you may not see it'],
    ['project', 'UNKNOWN', `GET firebase/v1beta1/projects/${PROJECT}`, 500, '500'],
    ['plan', 'WRONG', /^GET cloudbilling/, {}, 'Spark'],
    ['plan', 'UNKNOWN', /^GET cloudbilling/, 403, '403'],
    [
      'APIs',
      'WRONG',
      /^GET serviceusage/,
      { services: APIS.slice(1).map((api) => ({ name: `projects/1/services/${api}`, state: 'ENABLED' })) },
      'apikeys.googleapis.com',
    ],
    [
      'your rights',
      'WRONG',
      /testIamPermissions$/,
      { permissions: PERMISSIONS.slice(1) },
      'artifactregistry',
    ],
    ['builder role', 'WRONG', IAM, { bindings: [] }, '123456789012-compute@'],
    [
      'public access',
      'WRONG',
      /allowedPolicyMemberDomains/,
      { spec: { rules: [{ values: { allowedValues: ['C01'] } }] } },
      '403',
    ],
    ['public access', 'WRONG', /allowedPolicyMembers/, { spec: { rules: [{ enforce: true }] } }, '403'],
    ['public access', 'UNKNOWN', /allowedPolicyMembers/, 403, '403'],
    ['builds', 'UNKNOWN', FUNCTIONS, {}, 'first build'],
    ['Firestore', 'WRONG', `GET ${DATABASE}`, 404, 'no database'],
    ['Firestore', 'WRONG', `GET ${DATABASE}`, { locationId: 'nam5', type: 'FIRESTORE_NATIVE' }, 'nam5'],
    [
      'Firestore',
      'WRONG',
      `GET ${DATABASE}`,
      { locationId: 'me-central1', type: 'DATASTORE_MODE' },
      'DATASTORE_MODE',
    ],
    [
      'protection',
      'ADVICE',
      `GET ${DATABASE}`,
      {
        locationId: 'me-central1',
        type: 'FIRESTORE_NATIVE',
        deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
      },
      'delete-protection and pitr',
    ],
    ['backups', 'ADVICE', `GET ${DATABASE}/backupSchedules`, {}, 'none'],
    ['bucket', 'WRONG', /defaultBucket/, 404, 'no default bucket'],
    ['bucket', 'WRONG', /^GET storage\//, { name: 'b', location: 'US-CENTRAL1' }, 'us-central1'],
    ['API key', 'WRONG', /lookupKey/, 404, 'no such key'],
    ['API key', 'WRONG', KEY, { name: 'projects/9/locations/global/keys/1' }, 'belongs to projects 9'],
    ['API key', 'WRONG', KEY, { name: 'projects/123456789012/locations/global/keys/1' }, 'every API'],
    [
      'API key',
      'WRONG',
      KEY,
      { name: 'projects/123456789012/locations/global/keys/1', restrictions: { browserKeyRestrictions: {} } },
      'referrers',
    ],
    ['Authentication', 'WRONG', AUTH, 404, 'not set up'],
    ['Authentication', 'WRONG', AUTH, { emailPrivacyConfig }, 'password is off'],
    ['Authentication', 'WRONG', AUTH, { signIn }, 'anybody can find out'],
    ['Authentication', 'WRONG', AUTH, { signIn, emailPrivacyConfig }, 'authorised domain'],
    ['Web App', 'WRONG', /webApps$/, {}, 'none is registered'],
    [
      'Web App',
      'WRONG',
      /\/sites$/,
      { sites: [{ name: SITE, defaultUrl: 'http://127.0.0.1:9', type: 'DEFAULT_SITE' }] },
      'not linked',
    ],
    ['versions', 'ADVICE', /sites\/[^/]+\/config$/, {}, 'every version'],
    ['functions', 'WRONG', FUNCTIONS, named('api', 'old'), 'would delete old'],
    ["function's roles", 'ADVICE', IAM, bindings('firebase-fn-1@x', ['roles/editor']), 'not:'],
    ["function's roles", 'OK', FUNCTIONS, {}, 'makes a service account'],
    ['images', 'ADVICE', /gcf-artifacts$/, {}, 'never deleted'],
    ['images', 'OK', /gcf-artifacts$/, 404, 'none yet'],
  ])('%s is %s, by %s', async (name, state, request, response, found) => {
    google.respond(request, response);
    const finding = (await check()).get(name);
    expect(finding).toMatchObject({ state, found: expect.stringContaining(found) });
    if (state === 'WRONG' && !found.includes('DATASTORE')) expect(finding?.mend ?? '').not.toBe('');
  });

  it.each<[string, string, Partial<Settings>, string]>([
    ['API key', 'WRONG', { IDENTITY_API_KEY: '' }, 'not set'],
    ['API key', 'WRONG', { IDENTITY_API_KEY: 'emulator' }, 'not set'],
    ['origin', 'WRONG', { SITE_ORIGIN: '' }, 'not set'],
    ['origin', 'WRONG', { SITE_ORIGIN: 'https://alnafitha.example' }, 'no https://'],
    ['origin', 'WRONG', { SITE_ORIGIN: 'http://windows.qa' }, 'no https://'],
    ['origin', 'WRONG', { SITE_ORIGIN: 'https://windows.qa/home' }, 'no https://'],
    ['domain', 'ADVICE', { SITE_ORIGIN: 'https://windows.qa' }, 'no domain of the site'],
  ])('%s is %s with %j', async (name, state, settings, found) => {
    expect((await check(settings)).get(name)).toMatchObject({ state, found: expect.stringContaining(found) });
  });

  it('accepts a custom domain once it points to the site', async () => {
    const customDomains = [{ name: `${SITE}/customDomains/windows.qa`, hostState: 'HOST_ACTIVE' }];
    google.respond(/customDomains$/, { customDomains });
    expect((await check({ SITE_ORIGIN: 'https://windows.qa' })).get('domain')).toMatchObject({ state: 'OK' });
  });

  it('accepts a function with exactly the declared roles', async () => {
    google.respond(FUNCTIONS, named('api'));
    google.respond(IAM, bindings('sa@x', ROLES));
    expect((await check()).get("function's roles")?.state).toBe('OK');
  });
});

describe('the data of the company', () => {
  const company = {
    website: 'https://a.qa',
    email: 'info@a.qa',
    social: { Instagram: 'https://instagram.com/a' },
  };

  it('passes without placeholders', () => {
    expect(checkCompany(company).state).toBe('OK');
    expect(checkCompany({ ...company, email: 'info@a.example' }).found).toBe('placeholders: info@a.example');
    expect(checkCompany({ ...company, social: { X: 'https://x.com/' } })).toMatchObject({ state: 'ADVICE' });
  });
});
