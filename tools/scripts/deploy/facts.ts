import { z } from 'zod';

import type { ApiResult, Google } from './google';

import type { Settings } from './settings';

export const REGION = 'me-central1';

/** Without those that the CLI enables itself. It stops when iam or cloudresourcemanager is disabled. */
export const APIS = [
  'apikeys.googleapis.com',
  'artifactregistry.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'iam.googleapis.com',
  'identitytoolkit.googleapis.com',
  'orgpolicy.googleapis.com',
  'run.googleapis.com',
  'translate.googleapis.com',
] as const;

/** The permissions for a deployment: those that the CLI checks, and those that it needs without checking. */
export const PERMISSIONS = [
  'artifactregistry.repositories.update',
  'cloudfunctions.functions.create',
  'cloudfunctions.functions.setIamPolicy',
  'cloudfunctions.functions.update',
  'datastore.indexes.create',
  'datastore.indexes.list',
  'firebase.projects.get',
  'firebasehosting.sites.update',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'iam.serviceAccounts.actAs',
  'iam.serviceAccounts.create',
  'resourcemanager.projects.setIamPolicy',
  'run.services.setIamPolicy',
  'serviceusage.services.use',
];

const Project = z.object({ projectId: z.string(), projectNumber: z.string(), state: z.string().optional() });
const Database = z.object({
  locationId: z.string(),
  type: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
/** Documented by https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
export const Index = z.object({
  name: z.string(),
  queryScope: z.string(),
  state: z.string(),
  fields: z.array(
    z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
  ),
});
export const Indexes = z.object({
  indexes: z.array(Index).default([]),
  nextPageToken: z.string().optional(),
});
const Policy = z.object({
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()).default([]) })).default([]),
});
const OrgPolicy = z.object({
  spec: z
    .object({
      rules: z
        .array(
          z.object({
            allowAll: z.boolean().optional(),
            enforce: z.boolean().optional(),
            values: z.object({ allowedValues: z.array(z.string()).default([]) }).optional(),
          }),
        )
        .default([]),
    })
    .optional(),
});
const Key = z.object({
  name: z.string(),
  restrictions: z
    .object({
      apiTargets: z.array(z.object({ service: z.string() })).optional(),
      browserKeyRestrictions: z.object({}).optional(),
      serverKeyRestrictions: z.object({}).optional(),
    })
    .optional(),
});
const AuthConfig = z.object({
  signIn: z.object({ email: z.object({ enabled: z.boolean().optional() }).optional() }).optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
  authorizedDomains: z.array(z.string()).default([]),
});
const Site = z.object({
  name: z.string(),
  defaultUrl: z.string(),
  type: z.string().optional(),
  appId: z.string().optional(),
});
const CloudFunction = z.object({
  name: z.string(),
  state: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  serviceConfig: z.object({ serviceAccountEmail: z.string().optional() }).optional(),
});

export type Site = z.infer<typeof Site>;
export type Index = z.infer<typeof Index>;

/** All facts about a project. A request that depends on another's response shares its failure. */
export type Facts = Awaited<ReturnType<typeof gatherFacts>>;

/** Sends all requests in parallel; `advance` is called for each response. */
export async function gatherFacts(
  google: Google,
  projectId: string,
  settings: Settings,
  advance: () => void = () => {},
) {
  const noting = async <T>(response: Promise<ApiResult<T>>) => {
    const result = await response;
    advance();
    return result;
  };
  const database = `/v1/projects/${projectId}/databases/(default)`;
  const project = google.get('firebase', `/v1beta1/projects/${projectId}`, Project);
  const site = findSite(google, projectId);
  const [
    aboutProject,
    billing,
    services,
    permissions,
    policy,
    memberDomains,
    members,
    aboutDatabase,
    backups,
    indexes,
    bucket,
    key,
    auth,
    webApps,
    aboutSite,
    domains,
    siteConfig,
    functions,
    repository,
  ] = await Promise.all([
    noting(project),
    noting(
      google.get(
        'billing',
        `/v1/projects/${projectId}/billingInfo`,
        z.object({ billingEnabled: z.boolean().optional() }),
      ),
    ),
    noting(whenOk(project, ({ projectNumber }) => listServices(google, projectNumber))),
    noting(
      google.post(
        'resourceManager',
        `/v1/projects/${projectId}:testIamPermissions`,
        { permissions: PERMISSIONS },
        z.object({ permissions: z.array(z.string()).default([]) }),
      ),
    ),
    noting(google.post('resourceManager', `/v1/projects/${projectId}:getIamPolicy`, {}, Policy)),
    noting(effectivePolicy(google, projectId, 'iam.allowedPolicyMemberDomains')),
    noting(effectivePolicy(google, projectId, 'iam.managed.allowedPolicyMembers')),
    noting(google.get('firestore', database, Database)),
    noting(
      google.get(
        'firestore',
        `${database}/backupSchedules`,
        z.object({ backupSchedules: z.array(z.object({ name: z.string() })).default([]) }),
      ),
    ),
    noting(listIndexes(google, projectId)),
    noting(findBucket(google, projectId)),
    noting(findKey(google, settings.IDENTITY_API_KEY)),
    noting(google.get('identity', `/admin/v2/projects/${projectId}/config`, AuthConfig)),
    noting(
      google.get(
        'firebase',
        `/v1beta1/projects/${projectId}/webApps`,
        z.object({ apps: z.array(z.object({ appId: z.string() })).default([]) }),
      ),
    ),
    noting(site),
    noting(
      whenOk(site, ({ name }) =>
        google.get(
          'hosting',
          `/v1beta1/${name}/customDomains`,
          z.object({
            customDomains: z
              .array(z.object({ name: z.string(), hostState: z.string().optional() }))
              .default([]),
          }),
        ),
      ),
    ),
    noting(
      whenOk(site, ({ name }) =>
        google.get(
          'hosting',
          `/v1beta1/sites/${lastPart(name)}/config`,
          z.object({ maxVersions: z.union([z.string(), z.number()]).optional() }),
        ),
      ),
    ),
    noting(
      google.get(
        'functions',
        `/v2/projects/${projectId}/locations/${REGION}/functions`,
        z.object({ functions: z.array(CloudFunction).default([]) }),
      ),
    ),
    noting(
      google.get(
        'artifactRegistry',
        `/v1/projects/${projectId}/locations/${REGION}/repositories/gcf-artifacts`,
        z.object({
          cleanupPolicies: z
            .record(
              z.string(),
              z.object({ condition: z.object({ olderThan: z.string().optional() }).optional() }),
            )
            .optional(),
        }),
      ),
    ),
  ]);
  return {
    projectId,
    project: aboutProject,
    billing,
    services,
    permissions,
    policy,
    memberDomains,
    members,
    database: aboutDatabase,
    backups,
    indexes,
    bucket,
    key,
    auth,
    webApps,
    site: aboutSite,
    domains,
    siteConfig,
    functions,
    repository,
  };
}

/** How many responses {@link gatherFacts} awaits. */
export const FACT_COUNT = 19;

function listServices(google: Google, projectNumber: string) {
  const parent = `projects/${projectNumber}`;
  const names = APIS.map((api) => `names=${parent}/services/${api}`).join('&');
  const shape = z.object({
    services: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
  });
  return google.get('serviceUsage', `/v1/${parent}/services:batchGet?${names}`, shape);
}

function effectivePolicy(google: Google, projectId: string, constraint: string) {
  return google.get(
    'orgPolicy',
    `/v2/projects/${projectId}/policies/${constraint}:getEffectivePolicy`,
    OrgPolicy,
  );
}

/** All composite indexes of the default database, with their states. */
export async function listIndexes(google: Google, projectId: string): Promise<ApiResult<Index[]>> {
  const path = `/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`;
  const indexes: Index[] = [];
  for (let token = ''; ; ) {
    const response = await google.get('firestore', `${path}?pageSize=100&pageToken=${token}`, Indexes);
    if (!response.ok) return response;
    indexes.push(...response.body.indexes);
    token = encodeURIComponent(response.body.nextPageToken ?? '');
    if (token === '') return { ok: true, body: indexes };
  }
}

/** The project's default site, since firebase.json names none. */
export async function findSite(google: Google, projectId: string): Promise<ApiResult<Site>> {
  const shape = z.object({ sites: z.array(Site).default([]) });
  const response = await google.get('hosting', `/v1beta1/projects/${projectId}/sites`, shape);
  if (!response.ok) return response;
  const { sites } = response.body;
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  return site ? { ok: true, body: site } : { ok: false, status: 404, message: 'no Hosting site' };
}

/** The default bucket with its location. */
async function findBucket(google: Google, projectId: string) {
  const shape = z.object({ bucket: z.object({ name: z.string() }) });
  const found = await google.get('firebaseStorage', `/v1alpha/projects/${projectId}/defaultBucket`, shape);
  if (!found.ok) return found;
  const name = lastPart(found.body.bucket.name);
  return google.get('storage', `/storage/v1/b/${name}`, z.object({ name: z.string(), location: z.string() }));
}

/** The key's settings in its project; the lookup shows that it exists. */
async function findKey(google: Google, key: string) {
  const found = await google.get(
    'apiKeys',
    `/v2/keys:lookupKey?keyString=${encodeURIComponent(key)}`,
    z.object({ name: z.string() }),
  );
  return found.ok ? google.get('apiKeys', `/v2/${found.body.name}`, Key) : found;
}

async function whenOk<T, U>(response: Promise<ApiResult<T>>, next: (body: T) => Promise<ApiResult<U>>) {
  const result = await response;
  return result.ok ? next(result.body) : result;
}

export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
