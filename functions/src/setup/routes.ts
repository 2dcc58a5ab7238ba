import { ERROR_MESSAGES, type Recipients, readSetup, removeSamples, sendTestMail } from '@alnafitha/contract';
import type { EditorOf } from '../content/editor';
import { foundOr404 } from '../platform/errors';
import type { RateLimit, RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
import type { SetupStore } from './store';

const TEST_MAILS: RateLimit = {
  name: 'test-mails',
  total: { most: 10, seconds: 60 * 60 },
  message: ERROR_MESSAGES.tooManyAttempts,
};

interface SetupRoutesOptions {
  readonly store: SetupStore;
  readonly admins: { findAdminByUid(uid: string): Promise<{ readonly email: string } | null> };
  readonly recipients: { read(): Promise<Recipients> };
  readonly limits: RateLimits;
  readonly editorOf: EditorOf;
}

export function setupRoutes({ store, admins, recipients, limits, editorOf }: SetupRoutesOptions): Route[] {
  return [
    route(readSetup, () => store.read()),
    route(removeSamples, (_request, context) => store.removeSamples(editorOf(context))),
    route(sendTestMail, async ({ body }, { session }) => {
      await limits.acquire(TEST_MAILS, session.id, '');
      const account = foundOr404(await admins.findAdminByUid(session.id), ERROR_MESSAGES.notFound);
      const to = body.to === 'administrator' ? [account.email] : (await recipients.read()).recipients;
      await store.queueTestMails(to);
      return { to };
    }),
  ];
}
