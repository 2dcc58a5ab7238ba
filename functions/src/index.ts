import type { Express } from 'express';
import { defineInt, defineString } from 'firebase-functions/params';
import { requiresAPI, requiresRole } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app';
import { createSiteLoader } from './pages/site';
import { connectFirebase, rejectEmulatorsInProduction, requireSite } from './platform/firebase';
import { parseOrigins } from './platform/origin';
import { createIdentity } from './sessions/identity';
import { createTranslator } from './translations/translator';

// No parameter has a default: the CLI prompts for a parameter that is in no .env file, and fails without a
// terminal. The files are .env (for every project) and .env.<project>; .env.demo-alnafitha is for the emulators.
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

// The CLI creates a service account with these roles for the function, and updates its roles when this list changes.
requiresRole('roles/datastore.user');
requiresRole('roles/firebaseauth.admin');
requiresRole('roles/storage.objectUser');
requiresRole('roles/cloudtranslate.user');
requiresAPI('firestore.googleapis.com', 'stores the content and the enquiries');
requiresAPI('identitytoolkit.googleapis.com', 'signs administrators and users in');
requiresAPI('translate.googleapis.com', 'translates the content into Arabic');

/** Equal to the CDN's cache time. */
const LIST_CACHE_MS = 10_000;
const DEADLINE_MS = 10_000;
/** Hosting times out after 60 seconds. */
const UPLOAD_DEADLINE_MS = 50_000;

rejectEmulatorsInProduction(process.env);

let app: Express | undefined;

/** Serves `/api`, `/media`, the pages with stored content, the sitemap and the feeds. */
export const api = onRequest(
  {
    region: 'me-central1',
    cors: false,
    maxInstances: 10,
    timeoutSeconds: 60,
    // An image is decoded in memory, beside the bodies of queued uploads.
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
    // No separate secret: whoever has this key can sign in as the function does, and learns nothing new from a hash.
    logKey: identityApiKey.value(),
    translationBudget: translationBudget.value(),
    clock: () => new Date(),
    allowedOrigins: parseOrigins(allowedOrigins.value()),
    ...requireSite(process.env, siteOrigin.value()),
    site: createSiteLoader(new URL('./site/', import.meta.url)),
    // The emulator runs several processes, and tests read a change at once.
    listCacheMs: process.env.FUNCTIONS_EMULATOR === 'true' ? 0 : LIST_CACHE_MS,
    deadline: DEADLINE_MS,
    uploadDeadline: UPLOAD_DEADLINE_MS,
    // The emulators use plain HTTP, on which Safari does not store a secure cookie.
    secureCookies: process.env.FUNCTIONS_EMULATOR !== 'true',
  });
}
