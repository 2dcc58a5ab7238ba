import { REGION } from '../facts';
import { type FakeGoogle, PROJECT } from './fake-google';

const PARENT = `projects/${PROJECT}/locations/${REGION}`;
const FUNCTION = `${PARENT}/functions/api`;
const NUMBER = '123456789012';

/** The changes made by a deployment. */
export interface Deployed {
  readonly indexes: object[];
  /** The function as the CLI created it; none before the first deployment. */
  cloudFunction: Readonly<Record<string, unknown>> | undefined;
  /** The archive with the function's source, whose file names can be listed. */
  upload: string;
  /** The roles that the CLI granted to the service account. */
  readonly roles: string[];
  readonly releases: string[];
  readonly rulesets: string[];
}

/** How often indexes are listed as building before they are ready. */
const BUILDING_FOR = 1;

/** Lets the Firebase CLI deploy to a fake without a function; it stores what it receives. */
export function acceptDeployments(google: FakeGoogle): Deployed {
  const deployed: Deployed = {
    indexes: [],
    cloudFunction: undefined,
    upload: '',
    roles: [],
    releases: [],
    rulesets: [],
  };
  google.respond(/^GET serviceusage\/v1\/projects\/[^/]+\/services\/[^:]+$/, { state: 'ENABLED' });
  google.respond(/^POST serviceusage\/.*:generateServiceIdentity$/, {
    name: 'operations/1',
    done: true,
    response: {},
  });
  google.respond(/^GET firebaseextensions\/.*\/instances$/, {});
  acceptRules(google, deployed);
  acceptIndexes(google, deployed);
  acceptAccounts(google, deployed);
  acceptFunction(google, deployed);
  acceptSite(google, deployed);
  return deployed;
}

function acceptRules(google: FakeGoogle, deployed: Deployed): void {
  google.respond(/^POST firebaserules\/.*:test$/, { issues: [] });
  google.respond(/^GET firebaserules\/.*\/releases$/, {});
  google.respond(/^POST firebaserules\/.*\/rulesets$/, ({ body }) => {
    deployed.rulesets.push(JSON.stringify(body));
    return { name: `projects/${PROJECT}/rulesets/${deployed.rulesets.length}` };
  });
  google.respond(/^PATCH firebaserules\/(.*)$/, ({ match }) => ({ name: match[1] }));
}

function acceptIndexes(google: FakeGoogle, deployed: Deployed): void {
  const collections = `firestore\\/v1\\/projects\\/${PROJECT}\\/databases\\/\\(default\\)\\/collectionGroups`;
  let listed = 0;
  google.respond(new RegExp(`^GET ${collections}/-/indexes$`), () => {
    listed += deployed.indexes.length > 0 ? 1 : 0;
    const state = listed > BUILDING_FOR ? 'READY' : 'CREATING';
    return { indexes: deployed.indexes.map((index) => ({ ...index, state })) };
  });
  google.respond(new RegExp(`^GET ${collections}/-/fields$`), {});
  google.respond(new RegExp(`^POST ${collections}/([^/]+)/indexes$`), ({ body, match }) => {
    const name = `projects/${PROJECT}/databases/(default)/collectionGroups/${match[1]}/indexes/${deployed.indexes.length}`;
    const { fields, ...index } = body as { fields: { order?: string }[] };
    // In Firestore's format: with the document name in the last field's direction, and defaults filled in.
    const last = { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' };
    const defaults = { apiScope: 'ANY_API', density: 'SPARSE_ALL' };
    deployed.indexes.push({ ...index, ...defaults, fields: [...fields, last], name });
    return { name: 'operations/1' };
  });
  google.respond(new RegExp(`^PATCH ${collections}/`), { name: 'operations/1' });
}
function acceptAccounts(google: FakeGoogle, deployed: Deployed): void {
  google.respond(`GET cloudresourcemanager/v1/projects/${PROJECT}`, {
    projectId: PROJECT,
    projectNumber: NUMBER,
  });
  google.respond(/^GET iam\/v1\/projects\/[^/]+\/serviceAccounts\/[^/]+$/, 404);
  google.respond(/^POST iam\/v1\/projects\/[^/]+\/serviceAccounts$/, ({ body }) => {
    const { accountId } = body as { accountId: string };
    return { name: `projects/${PROJECT}/serviceAccounts/${accountId}@${PROJECT}.iam.gserviceaccount.com` };
  });
  google.respond(/^POST cloudresourcemanager\/.*:setIamPolicy$/, ({ body }) => {
    const { policy } = body as { policy: { bindings: { role: string; members: string[] }[] } };
    const granted = policy.bindings.filter(({ members }) => members.some((member) => isManaged(member)));
    deployed.roles.splice(0, deployed.roles.length, ...granted.map(({ role }) => role));
    return policy;
  });
}

/** A service account created by the CLI; the fake's own has a shorter number. */
function isManaged(member: string): boolean {
  return /^serviceAccount:firebase-fn-\d{10}@/.test(member);
}

function acceptFunction(google: FakeGoogle, deployed: Deployed): void {
  const list = () => ({ functions: deployed.cloudFunction ? [deployed.cloudFunction] : [] });
  google.respond(`GET firebase/v1beta1/projects/${PROJECT}/adminSdkConfig`, {
    projectId: PROJECT,
    storageBucket: `${PROJECT}.firebasestorage.app`,
  });
  google.respond(/^GET cloudfunctions\/v1\/.*\/functions$/, {});
  google.respond(/^GET cloudfunctions\/v2\/.*\/functions$/, list);
  google.respond(/^POST cloudfunctions\/v2\/.*:generateUploadUrl$/, () => ({
    uploadUrl: `${google.origin}/storage/upload/source.zip?GoogleAccessId=signer`,
    storageSource: { bucket: 'gcf-v2-uploads', object: 'source.zip', generation: '1' },
  }));
  google.respond(/^PUT storage\/upload\//, ({ text }) => {
    deployed.upload = text;
    return {};
  });
  const write = ({ body }: { readonly body: unknown }) => {
    const written = body as Record<string, unknown>;
    deployed.cloudFunction = {
      ...written,
      name: FUNCTION,
      state: 'ACTIVE',
      environment: 'GEN_2',
      serviceConfig: {
        ...(written.serviceConfig as object),
        service: `${PARENT}/services/api`,
        uri: 'https://api-x.a.run.app',
      },
    };
    return { name: 'operations/function', done: true, response: deployed.cloudFunction };
  };
  google.respond(/^POST cloudfunctions\/v2\/.*\/functions$/, write);
  google.respond(/^PATCH cloudfunctions\/v2\/.*\/functions\/api$/, write);
  google.respond(/^GET cloudfunctions\/v2\/operations\/function$/, () => ({
    name: 'operations/function',
    done: true,
    response: deployed.cloudFunction ?? {},
  }));
  google.respond(/^POST run\/.*:setIamPolicy$/, {});
  google.respond(/^GET run\/.*:getIamPolicy$/, {});
  const service = {
    metadata: {
      name: 'api',
      namespace: NUMBER,
      generation: 1,
      labels: { 'cloud.googleapis.com/location': REGION },
    },
    spec: { template: { spec: { containers: [{}] } }, traffic: [{ latestRevision: true, percent: 100 }] },
    status: {
      latestReadyRevisionName: 'api-00001-abc',
      observedGeneration: 1,
      conditions: [{ type: 'Ready', status: 'True' }],
    },
  };
  google.respond(/^GET run\/.*\/services\/api$/, service);
  google.respond(/^PUT run\/.*\/services\/api$/, ({ body }) => ({
    ...(body as object),
    status: service.status,
  }));
  google.respond(/^PATCH artifactregistry\//, ({ body }) => body as object);
}

function acceptSite(google: FakeGoogle, deployed: Deployed): void {
  const site = `projects/${PROJECT}/sites/${PROJECT}`;
  let channel: object | undefined;
  google.respond(`GET firebasehosting/v1beta1/${site}`, { name: site, defaultUrl: 'https://x.web.app' });
  google.respond(/^POST firebasehosting\/.*\/versions$/, { name: `${site}/versions/v1`, status: 'CREATED' });
  google.respond(/^POST firebasehosting\/.*:populateFiles$/, {
    uploadRequiredHashes: [],
    uploadUrl: google.origin,
  });
  google.respond(/^PATCH firebasehosting\/.*\/versions\/v1$/, ({ body }) => ({
    ...(body as object),
    name: `${site}/versions/v1`,
  }));
  google.respond(/^POST firebasehosting\/.*\/channels\/([^/]+)\/releases$/, ({ match, url }) => {
    deployed.releases.push(`${match[1]} ${url.searchParams.get('versionName')}`);
    return { name: `${site}/channels/${match[1]}/releases/1` };
  });
  google.respond(/^GET firebasehosting\/.*\/channels\/[^/]+$/, () => channel ?? 404);
  google.respond(/^POST firebasehosting\/.*\/channels$/, ({ url }) => {
    const id = url.searchParams.get('channelId');
    const expireTime = '2099-01-01T00:00:00Z';
    channel = { name: `${site}/channels/${id}`, url: google.siteUrl, expireTime };
    return channel;
  });
  google.respond(/^PATCH firebasehosting\/.*\/channels\/[^/]+$/, () => channel ?? 404);
  google.respond(/^GET firebasehosting\/.*\/channels$/, () => ({ channels: channel ? [channel] : [] }));
  google.respond(/^PATCH identitytoolkit\//, ({ body }) => body as object);
}
