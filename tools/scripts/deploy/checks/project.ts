import { APIS, type Facts, lastPart, PERMISSIONS, REGION } from '../facts';
import type { Finding } from '../finding';
import { unavailable } from './unavailable';

const CONSOLE = 'https://console.firebase.google.com/project';

export function checkProject(facts: Facts): Finding[] {
  return [
    checkExistence(facts),
    checkBilling(facts),
    checkApis(facts),
    checkPermissions(facts),
    checkBuilder(facts),
    checkPublicAccess(facts),
    checkBuildRegion(facts),
  ];
}

function checkExistence({ project, projectId }: Facts): Finding {
  const name = 'project';
  if (project.ok && (project.body.state ?? 'ACTIVE') === 'ACTIVE') {
    return { name, state: 'OK', found: `${projectId}, number ${project.body.projectNumber}` };
  }
  if (project.ok) return { name, state: 'WRONG', found: `${projectId} is ${project.body.state}` };
  if (project.status !== 403 && project.status !== 404) return unavailable(name, project);
  return {
    name,
    state: 'WRONG',
    found: `there is no Firebase project ${projectId}, or you may not see it`,
    mend: 'Make it at https://console.firebase.google.com, or log in as somebody who has a role in it.',
  };
}

function checkBilling({ billing, projectId }: Facts): Finding {
  const name = 'plan';
  if (!billing.ok) return unavailable(name, billing);
  if (billing.body.billingEnabled) return { name, state: 'OK', found: 'Blaze, billing is on' };
  return {
    name,
    state: 'WRONG',
    found: 'no billing account: functions cannot be deployed on the Spark plan',
    mend: `Choose Blaze at ${CONSOLE}/${projectId}/usage/details`,
  };
}

function checkApis({ services, projectId }: Facts): Finding {
  const name = 'APIs';
  if (!services.ok) return unavailable(name, services);
  const enabled = services.body.services.filter(({ state }) => state === 'ENABLED');
  const missing = APIS.filter((api) => !enabled.some((service) => lastPart(service.name) === api));
  if (missing.length === 0) return { name, state: 'OK', found: `all ${APIS.length} are enabled` };
  return {
    name,
    state: 'WRONG',
    found: `not enabled: ${missing.join(', ')}`,
    mend: `gcloud services enable ${missing.join(' ')} --project ${projectId}`,
  };
}

function checkPermissions({ permissions }: Facts): Finding {
  const name = 'your rights';
  if (!permissions.ok) return unavailable(name, permissions);
  const missing = PERMISSIONS.filter((permission) => !permissions.body.permissions.includes(permission));
  if (missing.length === 0) return { name, state: 'OK', found: 'enough to deploy' };
  return {
    name,
    state: 'WRONG',
    found: `missing: ${missing.join(', ')}`,
    mend: 'Let an owner of the project deploy, or give you the roles that docs/deploy.md lists.',
  };
}

/** New organisations grant the default service account, which Cloud Build uses, no role. */
function checkBuilder({ policy, project, projectId }: Facts): Finding {
  const name = 'builder role';
  if (!policy.ok) return unavailable(name, policy);
  if (!project.ok) return unavailable(name, project);
  const account = `${project.body.projectNumber}-compute@developer.gserviceaccount.com`;
  const able = ['roles/cloudbuild.builds.builder', 'roles/editor', 'roles/owner'];
  const role = policy.body.bindings.find(
    (binding) => able.includes(binding.role) && binding.members.includes(`serviceAccount:${account}`),
  )?.role;
  if (role) return { name, state: 'OK', found: `${account} has ${role}` };
  return {
    name,
    state: 'WRONG',
    found: `${account} may not build the function`,
    mend: `gcloud projects add-iam-policy-binding ${projectId} --member=serviceAccount:${account} --role=roles/cloudbuild.builds.builder`,
  };
}

/** The function must be public. Organisations may forbid that: `allUsers` belongs to no organisation. */
function checkPublicAccess({ memberDomains, members, projectId }: Facts): Finding {
  const name = 'public access';
  const responses = [memberDomains, members];
  const restricted = responses.find(
    (response) =>
      response.ok &&
      response.body.spec?.rules.some(
        ({ allowAll, enforce, values }) =>
          enforce || (!allowAll && values !== undefined && values.allowedValues.length > 0),
      ),
  );
  if (restricted) {
    return {
      name,
      state: 'WRONG',
      found: 'the organisation admits its own members only: visitors would get 403',
      mend: `Let an administrator of the organisation allow all for this project: https://console.cloud.google.com/iam-admin/orgpolicies/iam-allowedPolicyMemberDomains?project=${projectId}`,
    };
  }
  const failed = responses.find((response) => !response.ok && response.status !== 404);
  if (failed && !failed.ok) return unavailable(name, failed);
  return { name, state: 'OK', found: 'no policy forbids that everybody may call the function' };
}

/** New accounts may be restricted to some regions. No API reports it. */
function checkBuildRegion({ functions, projectId }: Facts): Finding {
  const name = 'builds';
  if (functions.ok && functions.body.functions.length > 0) {
    return { name, state: 'OK', found: `a function was built in ${REGION}` };
  }
  return {
    name,
    state: 'UNKNOWN',
    found: `whether Cloud Build may build in ${REGION} shows at the first build only`,
    mend: `gcloud builds submit --no-source --region=${REGION} --config=tools/scripts/deploy/probe-build.yaml --project=${projectId}`,
  };
}
