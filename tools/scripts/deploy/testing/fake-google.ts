import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { APIS, PERMISSIONS, REGION } from '../facts';

export const PROJECT = 'window-site';
const NUMBER = '123456789012';
const ACCOUNT = `firebase-fn-1@${PROJECT}.iam.gserviceaccount.com`;
const DATABASE = `projects/${PROJECT}/databases/(default)`;

/** The response to a request; a number is a status with an error in Google's format. */
export type FakeResponse = object | number;
type Handler = (request: {
  readonly body: unknown;
  readonly text: string;
  readonly url: URL;
  readonly match: RegExpExecArray;
}) => FakeResponse;

/** The URL of each API: a folder per API below one origin, in place of Google's host per API. */
const FOLDERS = {
  CLOUD_APIKEYS_URL: 'apikeys',
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_FIREBASESTORAGE_URL: 'firebasestorage',
  FIRESTORE_URL: 'firestore',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions',
  FIREBASE_EXT_URL: 'firebaseextensions',
  FIREBASE_HOSTING_API_URL: 'firebasehosting',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identitytoolkit',
  FIREBASE_IAM_URL: 'iam',
  FIREBASE_RULES_URL: 'firebaserules',
  ORGPOLICY_URL: 'orgpolicy',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
  FIREBASE_STORAGE_URL: 'storage',
  CLOUD_RUN_URL: 'run',
  CLOUD_RUN_API_URL: 'run',
};

export interface FakeGoogle {
  readonly origin: string;
  /** The URL of the site in its responses. */
  readonly siteUrl: string;
  /** Environment variables for the program and the Firebase CLI. */
  readonly environment: Readonly<Record<string, string>>;
  /** Each request as `METHOD folder/path`, in order. */
  readonly requests: readonly string[];
  /** Requests without a handler. */
  readonly unhandled: readonly string[];
  /** Overrides a response, by the exact path such as `'GET firestore/v1/…/(default)'` or by a pattern. */
  respond(request: string | RegExp, response: FakeResponse | Handler): void;
  close(): Promise<void>;
}

/**
 * Responds like Google's APIs for a healthy project, by the shapes of their REST references and of what firebase-tools
 * 15.34.2 reads. It has no state but that of `respond` and of a test's handlers.
 */
export async function startFakeGoogle(siteUrl: string): Promise<FakeGoogle> {
  const requests: string[] = [];
  const unhandled: string[] = [];
  const routes: { pattern: RegExp; handler: Handler }[] = [];
  const respond = (request: string | RegExp, response: FakeResponse | Handler) => {
    const source = typeof request === 'string' ? `^${escapePattern(request)}$` : request;
    const handler = typeof response === 'function' ? (response as Handler) : () => response;
    routes.unshift({ pattern: new RegExp(source), handler });
  };
  for (const [request, response] of Object.entries(wellSetUp(siteUrl))) respond(request, response);

  const server = createServer((request, response) => {
    void serve(request, response);
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const name = `${request.method} ${decodeURIComponent(url.pathname.slice(1))}`;
    const text = await readText(request);
    requests.push(name);
    const route = routes.find(({ pattern }) => pattern.test(name));
    if (!route) unhandled.push(name);
    const match = route?.pattern.exec(name);
    const canned = route && match ? route.handler({ body: parse(text), text, url, match }) : 404;
    send(response, canned);
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const urls = Object.entries(FOLDERS).map(([variable, folder]) => [variable, `${origin}/${folder}`]);
  return {
    origin,
    siteUrl,
    environment: Object.fromEntries(urls),
    requests,
    unhandled,
    respond,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function wellSetUp(siteUrl: string): Record<string, FakeResponse | Handler> {
  const member = `serviceAccount:${ACCOUNT}`;
  const site = `projects/${PROJECT}/sites/${PROJECT}`;
  return {
    'POST sts/token': {
      access_token: 'token',
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 3600,
    },
    [`GET firebase/v1beta1/projects/${PROJECT}`]: {
      projectId: PROJECT,
      projectNumber: NUMBER,
      state: 'ACTIVE',
      resources: { hostingSite: PROJECT },
    },
    [`GET firebase/v1beta1/projects/${PROJECT}/webApps`]: {
      apps: [{ name: `projects/${PROJECT}/webApps/1:1:web:1`, appId: '1:1:web:1', state: 'ACTIVE' }],
    },
    [`GET cloudbilling/v1/projects/${PROJECT}/billingInfo`]: {
      billingAccountName: 'billingAccounts/0',
      billingEnabled: true,
    },
    [`GET serviceusage/v1/projects/${NUMBER}/services:batchGet`]: {
      services: APIS.map((api) => ({ name: `projects/${NUMBER}/services/${api}`, state: 'ENABLED' })),
    },
    [`POST cloudresourcemanager/v1/projects/${PROJECT}:testIamPermissions`]: { permissions: PERMISSIONS },
    [`POST cloudresourcemanager/v1/projects/${PROJECT}:getIamPolicy`]: {
      bindings: [
        {
          role: 'roles/cloudbuild.builds.builder',
          members: [`serviceAccount:${NUMBER}-compute@developer.gserviceaccount.com`],
        },
        ...['cloudtranslate.user', 'datastore.user', 'firebaseauth.admin', 'storage.objectUser'].map(
          (role) => ({
            role: `roles/${role}`,
            members: [member],
          }),
        ),
      ],
    },
    [`GET orgpolicy/v2/projects/${PROJECT}/policies/iam.allowedPolicyMemberDomains:getEffectivePolicy`]: {
      spec: { rules: [{ allowAll: true }] },
    },
    [`GET orgpolicy/v2/projects/${PROJECT}/policies/iam.managed.allowedPolicyMembers:getEffectivePolicy`]: {
      spec: { rules: [{ enforce: false }] },
    },
    [`GET firestore/v1/${DATABASE}`]: {
      name: DATABASE,
      locationId: REGION,
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [`GET firestore/v1/${DATABASE}/backupSchedules`]: {
      backupSchedules: [{ name: `${DATABASE}/backupSchedules/1`, retention: '604800s', dailyRecurrence: {} }],
    },
    [`GET firestore/v1/${DATABASE}/collectionGroups/-/indexes`]: { indexes: [] },
    [`GET firebasestorage/v1alpha/projects/${PROJECT}/defaultBucket`]: {
      name: `projects/${PROJECT}/defaultBucket`,
      bucket: { name: `projects/${PROJECT}/buckets/${PROJECT}.firebasestorage.app` },
    },
    [`GET storage/storage/v1/b/${PROJECT}.firebasestorage.app`]: {
      name: `${PROJECT}.firebasestorage.app`,
      location: 'ME-CENTRAL1',
      locationType: 'region',
    },
    'GET apikeys/v2/keys:lookupKey': {
      parent: `projects/${NUMBER}/locations/global`,
      name: `projects/${NUMBER}/locations/global/keys/1`,
    },
    [`GET apikeys/v2/projects/${NUMBER}/locations/global/keys/1`]: {
      name: `projects/${NUMBER}/locations/global/keys/1`,
      restrictions: { apiTargets: [{ service: 'identitytoolkit.googleapis.com' }] },
    },
    [`GET identitytoolkit/admin/v2/projects/${PROJECT}/config`]: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: ['localhost', `${PROJECT}.web.app`],
    },
    [`GET firebasehosting/v1beta1/projects/${PROJECT}/sites`]: {
      sites: [{ name: site, defaultUrl: siteUrl, appId: '1:1:web:1', type: 'DEFAULT_SITE' }],
    },
    [`GET firebasehosting/v1beta1/${site}/customDomains`]: {},
    [`GET firebasehosting/v1beta1/sites/${PROJECT}/config`]: { maxVersions: '10' },
    [`GET cloudfunctions/v2/projects/${PROJECT}/locations/${REGION}/functions`]: {
      functions: [
        {
          name: `projects/${PROJECT}/locations/${REGION}/functions/api`,
          state: 'ACTIVE',
          labels: { 'deployment-tool': 'cli-firebase' },
          serviceConfig: { serviceAccountEmail: ACCOUNT },
        },
      ],
    },
    [`GET artifactregistry/v1/projects/${PROJECT}/locations/${REGION}/repositories/gcf-artifacts`]: {
      name: `projects/${PROJECT}/locations/${REGION}/repositories/gcf-artifacts`,
      cleanupPolicies: {
        'firebase-functions-cleanup': {
          id: 'firebase-functions-cleanup',
          action: 'DELETE',
          condition: { tagState: 'ANY', olderThan: '2592000s' },
        },
      },
    },
  };
}

function send(response: ServerResponse, canned: FakeResponse): void {
  const status = typeof canned === 'number' ? canned : 200;
  const body = typeof canned === 'number' ? { error: { code: canned, message: `status ${canned}` } } : canned;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Uploads are not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
