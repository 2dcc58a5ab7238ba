import type { Facts } from '../facts';
import type { Finding } from '../finding';
import type { Settings } from '../settings';
import { hostOf } from './site';
import { unavailable } from './unavailable';

const KEY_API = 'identitytoolkit.googleapis.com';

export function checkSignIn(facts: Facts, settings: Settings): Finding[] {
  return [checkKey(facts, settings), checkAuth(facts, settings), checkWebApp(facts)];
}

function checkKey({ key, project, projectId }: Facts, { IDENTITY_API_KEY }: Settings): Finding {
  const name = 'API key';
  const page = `https://console.cloud.google.com/apis/credentials?project=${projectId}`;
  if (IDENTITY_API_KEY === '' || IDENTITY_API_KEY === 'emulator') {
    return {
      name,
      state: 'WRONG',
      found: 'IDENTITY_API_KEY is not set: nobody could log in',
      mend: `Make a key restricted to the Identity Toolkit API at ${page}\nand write IDENTITY_API_KEY=<key> into functions/.env.${projectId}`,
    };
  }
  if (!key.ok && (key.status === 403 || key.status === 0)) return unavailable(name, key);
  if (!key.ok) {
    return { name, state: 'WRONG', found: 'there is no such key', mend: `Make one at ${page}` };
  }
  if (project.ok && !key.body.name.startsWith(`projects/${project.body.projectNumber}/`)) {
    return {
      name,
      state: 'WRONG',
      found: `the key belongs to ${key.body.name.split('/').slice(0, 2).join(' ')}`,
      mend: `Make one at ${page}`,
    };
  }
  const { apiTargets = [], browserKeyRestrictions, serverKeyRestrictions } = key.body.restrictions ?? {};
  if (browserKeyRestrictions || serverKeyRestrictions) {
    return {
      name,
      state: 'WRONG',
      found: 'the key is restricted to referrers or addresses: the function has neither',
      mend: `Application restrictions: none, at ${page}`,
    };
  }
  if (apiTargets.length !== 1 || apiTargets[0]?.service !== KEY_API) {
    return {
      name,
      state: 'WRONG',
      found: apiTargets.length === 0 ? 'the key opens every API' : 'the key opens other APIs than it should',
      mend: `API restrictions: Identity Toolkit API and no other, at ${page}`,
    };
  }
  return { name, state: 'OK', found: 'set, and opens the Identity Toolkit API alone' };
}

function checkAuth({ auth, projectId }: Facts, { SITE_ORIGIN }: Settings): Finding {
  const name = 'Authentication';
  const page = `https://console.firebase.google.com/project/${projectId}/authentication`;
  if (!auth.ok && auth.status === 404) {
    return { name, state: 'WRONG', found: 'not set up', mend: `Choose "Get started" at ${page}` };
  }
  if (!auth.ok) return unavailable(name, auth);
  if (!auth.body.signIn?.email?.enabled) {
    return {
      name,
      state: 'WRONG',
      found: 'e-mail and password is off',
      mend: `Turn it on at ${page}/providers`,
    };
  }
  if (!auth.body.emailPrivacyConfig?.enableImprovedEmailPrivacy) {
    return {
      name,
      state: 'WRONG',
      found: 'anybody can find out which addresses have accounts',
      mend: `Turn e-mail enumeration protection on at ${page}/settings (User actions)`,
    };
  }
  const host = hostOf(SITE_ORIGIN);
  if (host !== null && !auth.body.authorizedDomains.includes(host)) {
    return {
      name,
      state: 'WRONG',
      found: `${host} is no authorised domain: links of mails would not lead there`,
      mend: `Add it at ${page}/settings (Authorised domains)`,
    };
  }
  return { name, state: 'OK', found: 'e-mail and password, enumeration protection on' };
}

/** /auth reads /__/firebase/init.json, which Hosting generates from the linked Web App. */
function checkWebApp({ webApps, site, projectId }: Facts): Finding {
  const name = 'Web App';
  const page = `https://console.firebase.google.com/project/${projectId}/settings/general`;
  if (!webApps.ok) return unavailable(name, webApps);
  if (webApps.body.apps.length === 0) {
    return {
      name,
      state: 'WRONG',
      found: 'none is registered: users could not sign in at /auth',
      mend: `Add app, Web, tick "Also set up Firebase Hosting", at ${page}`,
    };
  }
  if (!site.ok) return unavailable(name, site);
  if (site.body.appId && webApps.body.apps.some(({ appId }) => appId === site.body.appId)) {
    return { name, state: 'OK', found: 'registered, and linked to the site' };
  }
  return {
    name,
    state: 'WRONG',
    found: 'registered, but not linked to the site',
    mend: `Open the Web App, "Link to Firebase Hosting site", at ${page}`,
  };
}
