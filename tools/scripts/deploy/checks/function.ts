import { type Facts, lastPart } from '../facts';
import type { Finding } from '../finding';
import { unavailable } from './unavailable';

/** As declared in `functions/src/index.ts`; a test compares both. */
export const ROLES = [
  'roles/cloudtranslate.user',
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/storage.objectUser',
];

/** Retention of container images: a rollback's revision must still have one. */
export const IMAGE_DAYS = 30;

export function checkFunction(facts: Facts): Finding[] {
  return [checkOthers(facts), checkRoles(facts), checkImages(facts)];
}

/** The deployment confirms everything, including the deletion of functions that the source does not have. */
function checkOthers({ functions, projectId }: Facts): Finding {
  const name = 'functions';
  if (!functions.ok) return unavailable(name, functions);
  const ours = functions.body.functions.filter(
    ({ labels }) => labels?.['deployment-tool']?.startsWith('cli-firebase') && isDefault(labels),
  );
  const others = ours.map((each) => lastPart(each.name)).filter((id) => id !== 'api');
  if (others.length > 0) {
    return {
      name,
      state: 'WRONG',
      found: `a deployment would delete ${others.join(', ')}`,
      mend: `npx firebase functions:delete ${others.join(' ')} --project ${projectId}`,
    };
  }
  return { name, state: 'OK', found: ours.length > 0 ? 'api, and no other' : 'none yet' };
}

function isDefault(labels: Readonly<Record<string, string>>): boolean {
  return (labels['firebase-functions-codebase'] ?? 'default') === 'default';
}

function checkRoles({ functions, policy }: Facts): Finding {
  const name = "function's roles";
  if (!functions.ok) return unavailable(name, functions);
  if (!policy.ok) return unavailable(name, policy);
  const account = functions.body.functions.find((each) => lastPart(each.name) === 'api')?.serviceConfig
    ?.serviceAccountEmail;
  if (account === undefined) {
    return { name, state: 'OK', found: 'the deployment makes a service account with four roles' };
  }
  const member = `serviceAccount:${account}`;
  const roles = policy.body.bindings
    .filter(({ members }) => members.includes(member))
    .map(({ role }) => role);
  const extra = roles.filter((role) => !ROLES.includes(role));
  const missing = ROLES.filter((role) => !roles.includes(role));
  if (extra.length === 0 && missing.length === 0) {
    return { name, state: 'OK', found: `${account} has its four and no more` };
  }
  const isOurs = account.startsWith('firebase-fn-');
  return {
    name,
    state: 'ADVICE',
    found: [
      `${account} has`,
      ...(extra.length > 0 ? [`more: ${extra.join(', ')}`] : []),
      ...(missing.length > 0 ? [`not: ${missing.join(', ')}`] : []),
    ].join(' '),
    mend: isOurs
      ? 'Give it the roles of functions/src/index.ts, and take the others, at IAM in the Google Cloud console.'
      : '`npm run deploy` gives the function a service account of its own.',
  };
}

function checkImages({ repository, projectId }: Facts): Finding {
  const name = 'images';
  if (!repository.ok && repository.status === 404) {
    return { name, state: 'OK', found: `none yet; they will be kept for ${IMAGE_DAYS} days` };
  }
  if (!repository.ok) return unavailable(name, repository);
  const policies = Object.values(repository.body.cleanupPolicies ?? {});
  const seconds = policies.map(({ condition }) => Number.parseInt(condition?.olderThan ?? '', 10));
  const days = Math.min(...seconds.filter(Number.isFinite)) / 86_400;
  if (days >= IMAGE_DAYS && Number.isFinite(days)) {
    return { name, state: 'OK', found: `of the function, are deleted after ${days} days` };
  }
  return {
    name,
    state: 'ADVICE',
    found: Number.isFinite(days) ? `are deleted after ${days} days` : 'of the function, are never deleted',
    mend: `npx firebase functions:artifacts:setpolicy --location me-central1 --days ${IMAGE_DAYS} --force --project ${projectId}`,
  };
}
