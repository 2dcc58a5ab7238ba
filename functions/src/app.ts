import type { SitePage, SiteRedirect } from '@alnafitha/contract';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { activityRoutes } from './activity/routes';
import { createActivityStore } from './activity/store';
import { categoryRoutes } from './content/categories';
import { createChanges } from './content/change';
import { createEditorOf } from './content/editor';
import { createExpiry } from './content/expiry';
import { createHistoryStore, historyRoutes } from './content/history';
import { createBlockReader } from './content/kinds/block-documents';
import { createBlocks } from './content/kinds/blocks';
import { createImages } from './content/kinds/images';
import { createPublicPosts, createSchedule } from './content/kinds/posts';
import { createPosts } from './content/kinds/posts-admin';
import { createProjects } from './content/kinds/projects';
import { createServices } from './content/kinds/services';
import { createTestimonials } from './content/kinds/testimonials';
import { createPreviewStore, previewRoutes } from './content/previews';
import { createReviewStore, reviewRoutes } from './content/review';
import { createEnglishTitle, createTranslateMissing } from './content/translate-missing';
import { dashboardRoutes } from './dashboard/routes';
import { createDashboardStore } from './dashboard/store';
import { feedRouter } from './feeds/routes';
import { createFeedStore } from './feeds/store';
import { healthRoutes } from './health/routes';
import { createHealthStore } from './health/store';
import { iconRouter } from './media/icons';
import { createMediaLibrary } from './media/library';
import { createPdfStore } from './media/pdfs';
import { mediaRouter } from './media/routes';
import { createMediaStore } from './media/store';
import { messageRoutes } from './messages/routes';
import { createMessageStore } from './messages/store';
import { withDescription } from './openapi/routes';
import { createLocalApi } from './pages/local-api';
import { pageRouter } from './pages/routes';
import type { SiteLoader } from './pages/site';
import { readRawBody } from './platform/body';
import { cacheLists } from './platform/cached-lists';
import { createCaching } from './platform/caching';
import { errorHandler, rejectUnknownPath } from './platform/error-handler';
import type { Bucket } from './platform/firebase';
import { defaultHeaders } from './platform/headers';
import { createMemoizer } from './platform/memoize';
import { mount } from './platform/mount';
import { requireOwnOrigin } from './platform/origin';
import { createRateLimits } from './platform/rate-limits';
import { requestContext } from './platform/request-context';
import { createSiteOrigin } from './platform/site-origin';
import { recipientRoutes } from './recipients/routes';
import { createRecipientStore } from './recipients/store';
import { createAccountEvents } from './sessions/account-events';
import { createDeviceStore } from './sessions/devices';
import { createGuard } from './sessions/guard';
import type { Identity } from './sessions/identity';
import { createPeople } from './sessions/people';
import { peopleRoutes } from './sessions/people-routes';
import { sessionRoutes } from './sessions/routes';
import { parseKeys } from './sessions/second-factor/keys';
import { createSecondFactors } from './sessions/second-factor/store';
import { createSessionStore } from './sessions/store';
import { type SessionAuth, verifyToken } from './sessions/tokens';
import { setupRoutes } from './setup/routes';
import { createSetupStore } from './setup/store';
import { createBudget } from './translations/budget';
import { createTranslationMemory } from './translations/memory';
import { translationRoutes } from './translations/routes';
import { createTranslateTexts } from './translations/translate-texts';
import type { Translator } from './translations/translator';

/** Tests pass emulator clients and a fake clock. */
export interface Dependencies {
  readonly db: Firestore;
  /** The images' bucket, connected on first use. */
  readonly bucket: () => Promise<Bucket>;
  readonly auth: SessionAuth;
  readonly identity: Identity;
  readonly translator: Translator;
  readonly clock: () => Date;
  /** Key of the hashes that stand for accounts and IPs in the log. */
  readonly logKey: string;
  /** An unanswered enquiry is overdue after so many hours of working time. */
  readonly alarmHours: number;
  readonly hasScheduler: boolean;
  /** The characters per day. */
  readonly translationBudget: number;
  /** See `parseKeys`. */
  readonly secondFactorKeys: string;
  /** Administrators without a second factor can set one up, and nothing else. */
  readonly requireSecondFactor: boolean;
  /** The sender of mails. */
  readonly mailFrom: string;
  /** The office's addresses until the panel sets others. */
  readonly alertTo: readonly string[];
  /** Further origins that may send changes. */
  readonly allowedOrigins: readonly string[];
  /** The origin is blank on localhost only. */
  readonly siteOrigin: string;
  readonly projectId: string;
  readonly site?: SiteLoader;
  /** How long an instance caches public lists and pages; 0 disables the caches. */
  readonly contentCacheMs: number;
  /** The milliseconds of a request. */
  readonly deadline: number;
  /** Uploads take longer: images are decoded one after another. */
  readonly uploadDeadline: number;
  readonly secureCookies: boolean;
}

/** A save waits so long: the API call may take eight seconds, the whole request ten. */
const TRANSLATION_TIMEOUT_MS = 4000;

/** An instance caches 300 pages, or 40 MB at two bytes per character. */
const MAX_PAGES = 300;
const MAX_PAGE_CHARACTERS = 20_000_000;

export function createApp(dependencies: Dependencies): Express {
  const { db, bucket, clock } = dependencies;
  const sessions = createSessionStore(db);
  const events = createAccountEvents(db, clock);
  const secondFactors = createSecondFactors(db, {
    clock,
    keys: parseKeys(dependencies.secondFactorKeys),
    onLocked: async (uid) => {
      const account = await sessions.findAdminByUid(uid);
      if (account) await events.record(account, ['factorLocked']);
    },
  });
  const limits = createRateLimits(db, clock);
  const recipients = createRecipientStore(db, dependencies.alertTo);
  const messages = createMessageStore(db, bucket);
  const devices = createDeviceStore(db, clock);
  const people = createPeople(db, { ...dependencies, events });
  const accounts = { ...dependencies, limits, store: sessions, people, secondFactors, events, devices };
  const translateTexts = createTranslateTexts({
    ...dependencies,
    memory: createTranslationMemory(db),
    budget: createBudget(db, { limit: dependencies.translationBudget, clock }),
  });
  const translation = { db, translateTexts, timeout: TRANSLATION_TIMEOUT_MS };
  const translateMissing = createTranslateMissing(translation);
  const changes = createChanges(createMediaLibrary(db, bucket, clock));
  const editorOf = createEditorOf(clock);
  const readBlock = createBlockReader(db, { ttl: dependencies.contentCacheMs, clock });
  const readCategories = () => readBlock('categories');
  const readCompany = () => readBlock('company');
  const englishTitle = createEnglishTitle(translation);
  const content = { db, changes, editorOf, translateMissing, englishTitle, clock, readCategories };
  const projects = createProjects(content);
  const collections = {
    projects,
    images: createImages(content),
    services: createServices(content),
    posts: createPosts(content),
    testimonials: createTestimonials(content),
    blocks: createBlocks({ ...content, pdfs: createPdfStore(bucket) }),
  };
  const publicPosts = createPublicPosts(db, { clock, readCategories, readCompany });
  const schedule = createSchedule(db, dependencies);
  const { nextChange } = schedule;
  const lists = cacheLists(
    withDescription([
      ...healthRoutes(createHealthStore(db), clock),
      ...sessionRoutes({ ...accounts, readCompany }),
      ...activityRoutes(createActivityStore(db, { clock, entries: collections, admins: sessions })),
      ...peopleRoutes(accounts),
      ...recipientRoutes({ ...accounts, recipients }),
      ...messageRoutes({ ...dependencies, limits, readCompany, store: messages, admins: sessions }),
      ...translationRoutes({ limits, translateTexts }),
      ...reviewRoutes(
        createReviewStore({
          ...translation,
          translateMissing,
          clock,
          collections,
        }),
        editorOf,
      ),
      ...Object.values(collections).flatMap(({ routes }) => routes),
      ...publicPosts.routes,
      ...categoryRoutes({ db, entries: collections, readCategories, editorOf }),
      ...historyRoutes(createHistoryStore(db, collections), createExpiry(db, bucket), collections, editorOf),
      ...previewRoutes({
        auth: dependencies.auth,
        store: createPreviewStore(db, clock),
        readSaved: {
          posts: publicPosts.readSaved,
          projects: projects.readSaved,
          services: collections.services.readSaved,
          testimonials: collections.testimonials.readSaved,
          images: collections.images.readSaved,
          blocks: collections.blocks.readSaved,
        },
      }),
      ...dashboardRoutes(createDashboardStore(db, dependencies)),
      ...setupRoutes({
        store: createSetupStore(db, {
          ...dependencies,
          entries: collections,
          blocks: collections.blocks,
          enquiries: messages,
          recipients,
        }),
        admins: sessions,
        recipients,
        limits,
        editorOf,
      }),
    ]),
    { ...dependencies, nextChange },
  );

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // computing an unchanged response costs as much as sending it
  app.use(defaultHeaders, compression(), readRawBody);
  // The context starts after the body parser, whose events would lose it. Visitors' sessions are signed, too.
  const isAdminToken = async (token: string) => (await verifyToken(dependencies.auth, token))?.admin === true;
  app.use(requestContext(dependencies.logKey, isAdminToken), requireOwnOrigin(dependencies));
  const memoizePage = createMemoizer<SitePage | SiteRedirect>({
    ttl: dependencies.contentCacheMs,
    clock,
    epoch: nextChange,
    max: MAX_PAGES,
    maxSize: MAX_PAGE_CHARACTERS,
    sizeOf: (page) => ('html' in page ? page.html : page.location).length,
    // Pages with another status are unlimited: anyone can make up URLs.
    isKept: (page) => 'html' in page && page.status === 200,
  });
  const onChange = () => {
    schedule.clear();
    lists.clear();
    readBlock.clear();
    memoizePage.clear();
  };
  const guard = createGuard({ ...dependencies, store: sessions, secondFactors });
  const beginCaching = createCaching({ nextChange, clock });
  app.use(
    mount(lists.routes, { ...dependencies, guard, record: events.recordEvent, beginCaching, onChange }),
  );
  const media = { ...dependencies, store: createMediaStore(bucket) };
  app.use(mediaRouter(media), iconRouter({ ...media, readBlock, beginCaching }));
  const siteOrigin = createSiteOrigin(dependencies.siteOrigin);
  app.use(
    feedRouter({
      ...dependencies,
      nextChange,
      beginCaching,
      readBlock,
      store: createFeedStore(db, clock),
      siteOrigin,
    }),
  );
  const site = dependencies.site?.({ read: createLocalApi(lists.routes) });
  if (site) app.use(pageRouter({ ...dependencies, site, siteOrigin, memoizePage, beginCaching }));
  app.use(rejectUnknownPath, errorHandler);
  return app;
}
