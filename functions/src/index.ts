import type { MailState } from '@alnafitha/contract';
import type { Express } from 'express';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { requiresAPI, requiresRole } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from './app';
import { readSiteContent } from './content/kinds/block-documents';
import { createDeliver, type Deliver, type MailSettings } from './mails/deliver';
import { MAILS } from './mails/mail-document';
import { createMailer } from './mails/mailer';
import { createMessageStore } from './messages/store';
import { createWaiting } from './messages/waiting';
import { createSiteLoader } from './pages/site';
import { PARAMETERS } from './parameters';
import { connectFirebase, rejectEmulatorsInProduction, requireSite } from './platform/firebase';
import { parseOrigins } from './platform/origin';
import { createRateLimits } from './platform/rate-limits';
import { SCHEDULES } from './platform/schedule-runs';
import { createRecipientStore } from './recipients/store';
import { createSchedules } from './schedules';
import { createAccountEvents } from './sessions/account-events';
import { createIdentity } from './sessions/identity';
import { createPeople } from './sessions/people';
import { createTranslator } from './translations/translator';

// The CLI prompts for a parameter that no .env file has, and fails without a terminal. .env is for every project,
// .env.<project> for one, .env.demo-alnafitha for the emulators.
const identityApiKey = defineString('IDENTITY_API_KEY', PARAMETERS.IDENTITY_API_KEY);
const siteOrigin = defineString('SITE_ORIGIN', PARAMETERS.SITE_ORIGIN);
const allowedOrigins = defineString('ALLOWED_ORIGINS', PARAMETERS.ALLOWED_ORIGINS);
const mailFrom = defineString('MAIL_FROM', PARAMETERS.MAIL_FROM);
const alertTo = defineString('ALERT_TO', PARAMETERS.ALERT_TO);
const smtpUrl = defineSecret('SMTP_URL', PARAMETERS.SMTP_URL);
const secondFactorKeys = defineSecret('SECOND_FACTOR_KEYS', PARAMETERS.SECOND_FACTOR_KEYS);
const requireSecondFactor = defineBoolean('REQUIRE_SECOND_FACTOR', PARAMETERS.REQUIRE_SECOND_FACTOR);
const alarmHours = defineInt('ALARM_WORKING_HOURS', PARAMETERS.ALARM_WORKING_HOURS);
const translationBudget = defineInt('TRANSLATION_DAILY_CHARACTERS', PARAMETERS.TRANSLATION_DAILY_CHARACTERS);

// The CLI grants these roles to the function's service account, and follows changes of the list.
requiresRole('roles/datastore.user');
requiresRole('roles/firebaseauth.admin');
requiresRole('roles/storage.objectUser');
requiresRole('roles/cloudtranslate.user');
requiresRole('roles/eventarc.eventReceiver');
requiresRole('roles/run.invoker');
requiresAPI('firestore.googleapis.com', 'stores the content and the enquiries');
requiresAPI('identitytoolkit.googleapis.com', 'signs administrators and users in');
requiresAPI('cloudscheduler.googleapis.com', 'tells the office of what waits, and tidies up at night');
requiresAPI('translate.googleapis.com', 'translates the content into Arabic');

const REGION = 'me-central1';
const TIME_ZONE = 'Asia/Qatar';
const CONTENT_CACHE_MS = 10_000;
const DEADLINE_MS = 10_000;
/** Hosting times out after 60 seconds. */
const UPLOAD_DEADLINE_MS = 50_000;

rejectEmulatorsInProduction(process.env);

let app: Express | undefined;

/** Serves `/api`, `/media`, the pages with stored content, the sitemap and the feeds. */
export const api = onRequest(
  {
    region: REGION,
    cors: false,
    maxInstances: 10,
    timeoutSeconds: 60,
    // Images are decoded in memory, beside queued bodies of at most 32 MB each.
    memory: '1GiB',
    concurrency: 20,
    secrets: [secondFactorKeys],
  },
  (request, response) => {
    app ??= buildApp();
    app(request, response);
  },
);

/** Sends each mail as it is queued; the platform retries a failed run for a day. */
export const sendMail = onDocumentWritten(
  {
    document: `${MAILS}/{id}`,
    region: REGION,
    retry: true,
    maxInstances: 3,
    memory: '512MiB',
    timeoutSeconds: 60,
    secrets: [smtpUrl],
  },
  async ({ data, params }) => {
    if (data?.after.get('state') !== ('pending' satisfies MailState['state'])) return;
    deliver ??= buildDeliver();
    const { retry } = await deliver(params.id);
    if (retry) throw new Error('A mail was not sent');
  },
);

const schedules = () => createSchedules({ ...connectFirebase(), alarmHours: alarmHours.value() });
const onSchedules = { region: REGION, timeZone: TIME_ZONE, maxInstances: 1 } as const;

export const checkWaiting = onSchedule({ ...onSchedules, schedule: SCHEDULES.checkWaiting.schedule }, () =>
  schedules().checkWaiting(new Date()),
);

export const tidyUp = onSchedule(
  { ...onSchedules, schedule: SCHEDULES.tidyUp.schedule, timeoutSeconds: 540 },
  () => schedules().tidyUp(new Date()),
);

let deliver: Deliver | undefined;

function buildDeliver(): Deliver {
  const { db, bucket, auth } = connectFirebase();
  const clock = () => new Date();
  return createDeliver({
    clock,
    mail: mailSettings(),
    ...createMessageStore(db, bucket),
    waiting: createWaiting(db, { alarmHours: alarmHours.value() }),
    limits: createRateLimits(db, clock),
    recipients: createRecipientStore(db, alertAddresses()),
    issueInvitation: createPeople(db, { auth, clock, events: createAccountEvents(db, clock) }).issue,
    readSite: () => readSiteContent(db, clock()),
  });
}

/** The office's addresses until the panel sets others. */
const alertAddresses = () =>
  alertTo
    .value()
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

function mailSettings(): MailSettings {
  const from = mailFrom.value();
  // Each local suite has its mail server on another port.
  const url = process.env.SMTP_EMULATOR_URL ?? smtpUrl.value();
  return {
    mailer: createMailer(url, from),
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
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    // The log needs no separate secret: whoever has this key can sign in, and learns nothing new from a hash.
    logKey: identityApiKey.value(),
    alarmHours: alarmHours.value(),
    translationBudget: translationBudget.value(),
    secondFactorKeys: secondFactorKeys.value(),
    requireSecondFactor: requireSecondFactor.value(),
    mailFrom: mailFrom.value(),
    alertTo: alertAddresses(),
    clock: () => new Date(),
    allowedOrigins: parseOrigins(allowedOrigins.value()),
    ...requireSite(process.env, siteOrigin.value()),
    site: createSiteLoader(new URL('./site/', import.meta.url)),
    // Tests set 0: the emulator runs several processes, which must see a change at once.
    contentCacheMs: Number(process.env.CONTENT_CACHE_MS ?? CONTENT_CACHE_MS),
    deadline: DEADLINE_MS,
    uploadDeadline: UPLOAD_DEADLINE_MS,
    // The emulators have no scheduler.
    hasScheduler: process.env.FUNCTIONS_EMULATOR !== 'true',
    // The emulators use plain HTTP, where Safari stores no secure cookie.
    secureCookies: process.env.FUNCTIONS_EMULATOR !== 'true',
  });
}
