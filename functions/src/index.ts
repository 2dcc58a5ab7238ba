import type { Express } from 'express';
import { defineInt, defineString } from 'firebase-functions/params';
import { requiresAPI, requiresRole } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app';
import { siteIn } from './pages/site';
import { connectFirebase, refuseEmulatorInProduction, requireSite } from './platform/firebase';
import { parseOrigins } from './platform/origin';
import { createIdentity } from './sessions/identity';
import { createTranslator } from './translations/translator';

// None has a default here: the CLI asks for a parameter that stands in no file, whether it has one or not, and cannot without a
// terminal. The files are .env (for every project) and .env.<project>; that of the emulators is .env.demo-alnafitha.
const identityApiKey = defineString('IDENTITY_API_KEY', {
  description: 'API key of the project, restricted to the Identity Toolkit API; checks passwords at login',
});
const siteOrigin = defineString('SITE_ORIGIN', {
  description:
    'Origin of the site, such as https://example.com; requests that change something must come from its pages',
});
const allowedOrigins = defineString('ALLOWED_ORIGINS', {
  description: 'Further origins whose pages may change something, separated by commas; none is usual',
});
const translationBudget = defineInt('TRANSLATION_DAILY_CHARACTERS', {
  description:
    'The most characters that Cloud Translation is asked to translate in a day (UTC); beyond it, texts stay English',
});

// The CLI makes a service account with these roles for the function, and adds or takes away roles when this list changes.
requiresRole('roles/datastore.user');
requiresRole('roles/firebaseauth.admin');
requiresRole('roles/storage.objectUser');
requiresRole('roles/cloudtranslate.user');
requiresAPI('firestore.googleapis.com', 'keeps the content and the enquiries');
requiresAPI('identitytoolkit.googleapis.com', 'signs administrators and users in');
requiresAPI('translate.googleapis.com', 'translates the content into Arabic');

/** As long as the CDN keeps them. */
const SHARED_LISTS_MS = 10_000;
const DEADLINE_MS = 10_000;
/** Hosting gives up after 60 seconds. */
const UPLOAD_DEADLINE_MS = 50_000;

refuseEmulatorInProduction(process.env);

let app: Express | undefined;

/** Everything under `/api` and `/media`, the pages whose content changes, and what is served beside them. */
export const api = onRequest(
  {
    region: 'me-central1',
    cors: false,
    maxInstances: 10,
    timeoutSeconds: 60,
    // A picture is decoded in memory, beside the whole bodies of those that wait.
    memory: '1GiB',
  },
  (request, response) => {
    app ??= buildApp();
    app(request, response);
  },
);

function buildApp(): Express {
  return createApp({
    ...connectFirebase(),
    identity: createIdentity({
      apiKey: identityApiKey.value(),
      emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    }),
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    // No key of its own to keep: whoever has this one can sign in as the function does, and learns nothing new from a hash.
    logKey: identityApiKey.value(),
    translationBudget: translationBudget.value(),
    clock: () => new Date(),
    allowedOrigins: parseOrigins(allowedOrigins.value()),
    ...requireSite(process.env, siteOrigin.value()),
    site: siteIn(new URL('./site/', import.meta.url)),
    // Here the emulator starts processes as it needs them, and whoever has stored something looks for it at once.
    sharedFor: process.env.FUNCTIONS_EMULATOR === 'true' ? 0 : SHARED_LISTS_MS,
    deadline: DEADLINE_MS,
    uploadDeadline: UPLOAD_DEADLINE_MS,
    // The emulators speak plain HTTP, where Safari would not keep a secure cookie.
    secureCookies: process.env.FUNCTIONS_EMULATOR !== 'true',
  });
}
