import type { Express } from 'express';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { requiresAPI, requiresRole } from 'firebase-functions/v2';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app';
import { MESSAGES } from './messages/document';
import { createMailer } from './messages/mails/mailer';
import { createNotifier, type MailNotifier, type MailSettings } from './messages/mails/notify';
import { REPLIES } from './messages/replies';
import { createMessageStore } from './messages/store';
import { createSiteLoader } from './pages/site';
import { connectFirebase, rejectEmulatorsInProduction, requireSite } from './platform/firebase';
import { parseOrigins } from './platform/origin';
import { createRateLimits } from './platform/rate-limits';
import { createIdentity } from './sessions/identity';
import { createTranslator } from './translations/translator';

// Parameters have no defaults: the CLI prompts for one that no .env file has, and fails without a terminal.
// .env is for every project, .env.<project> for one, .env.demo-alnafitha for the emulators.
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
const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', {
  description:
    'Sender of the mails, such as website@example.com; its domain must allow the mail server (SPF, DKIM)',
});
const alertTo = defineString('ALERT_TO', {
  description: 'Addresses that are told of each enquiry, separated by commas',
});
const translationBudget = defineInt('TRANSLATION_DAILY_CHARACTERS', {
  description:
    'The most characters that Cloud Translation is asked to translate in a day (UTC); beyond it, texts stay English',
});

// The CLI grants these roles to the function's service account, and follows changes of the list.
requiresRole('roles/datastore.user');
requiresRole('roles/firebaseauth.admin');
requiresRole('roles/storage.objectUser');
requiresRole('roles/cloudtranslate.user');
requiresRole('roles/eventarc.eventReceiver');
requiresRole('roles/run.invoker');
requiresAPI('firestore.googleapis.com', 'stores the content and the enquiries');
requiresAPI('identitytoolkit.googleapis.com', 'signs administrators and users in');
requiresAPI('translate.googleapis.com', 'translates the content into Arabic');

const CONTENT_CACHE_MS = 10_000;
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
    // Images are decoded in memory, beside queued bodies of at most 32 MB each.
    memory: '1GiB',
    concurrency: 20,
    secrets: [smtpUrl],
  },
  (request, response) => {
    app ??= buildApp();
    app(request, response);
  },
);

let notifier: MailNotifier | undefined;

const mailTrigger = {
  region: 'me-central1',
  retry: true,
  maxInstances: 3,
  memory: '512MiB' as const,
  timeoutSeconds: 60,
  secrets: [smtpUrl],
};

/** Mails the office and the sender; the platform retries a failed run for a day. */
export const notifyOfEnquiry = onDocumentCreated(
  { ...mailTrigger, document: `${MESSAGES}/{id}` },
  async ({ params }) => {
    notifier ??= buildNotifier();
    retryIf(await notifier.notifyOfEnquiry(params.id));
  },
);

/** Mails each reply of the panel, retried the same way. */
export const mailReply = onDocumentCreated(
  { ...mailTrigger, document: `${MESSAGES}/{id}/${REPLIES}/{replyId}` },
  async ({ params }) => {
    notifier ??= buildNotifier();
    retryIf(await notifier.mailReply(params.id, params.replyId));
  },
);

function retryIf({ retry }: { readonly retry: boolean }): void {
  if (retry) throw new Error('A mail was not sent');
}

function buildNotifier(): MailNotifier {
  const { db } = connectFirebase();
  const clock = () => new Date();
  return createNotifier({
    store: createMessageStore(db),
    limits: createRateLimits(db, clock),
    clock,
    mail: mailSettings(),
  });
}

function mailSettings(): MailSettings {
  const from = mailFrom.value();
  // Each local suite has its mail server on another port.
  const url = process.env.SMTP_EMULATOR_URL ?? smtpUrl.value();
  return {
    mailer: createMailer(url, from),
    alertTo: alertTo
      .value()
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    mailHost: from.slice(from.lastIndexOf('@') + 1).replace(/>$/, ''),
    panelOrigin: siteOrigin.value() || (process.env.SUITE_ORIGIN ?? ''),
  };
}

function buildApp(): Express {
  return createApp({
    ...connectFirebase(),
    identity: createIdentity({
      apiKey: identityApiKey.value(),
      emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    }),
    mail: mailSettings(),
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    // No separate secret: whoever has this key can sign in, and learns nothing new from a hash.
    logKey: identityApiKey.value(),
    translationBudget: translationBudget.value(),
    clock: () => new Date(),
    allowedOrigins: parseOrigins(allowedOrigins.value()),
    ...requireSite(process.env, siteOrigin.value()),
    site: createSiteLoader(new URL('./site/', import.meta.url)),
    // Tests set 0: the emulator runs several processes, which must see a change at once.
    contentCacheMs: Number(process.env.CONTENT_CACHE_MS ?? CONTENT_CACHE_MS),
    deadline: DEADLINE_MS,
    uploadDeadline: UPLOAD_DEADLINE_MS,
    // The emulators use plain HTTP, where Safari stores no secure cookie.
    secureCookies: process.env.FUNCTIONS_EMULATOR !== 'true',
  });
}
