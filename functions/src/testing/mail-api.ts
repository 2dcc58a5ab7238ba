import type { Message, MessageDetails } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';
import { readSiteContent } from '../content/kinds/block-documents';
import { createDashboardStore } from '../dashboard/store';
import { createDeliver, type MailSettings } from '../mails/deliver';
import { MAILS, mailIdOf, mailsOf } from '../mails/mail-document';
import { createMailer } from '../mails/mailer';
import { toMessageDocument } from '../messages/document';
import { createMessageStore } from '../messages/store';
import { createWaiting } from '../messages/waiting';
import { createRateLimits } from '../platform/rate-limits';
import { createRecipientStore } from '../recipients/store';
import { createAccountEvents } from '../sessions/account-events';
import { createPeople } from '../sessions/people';
import { bodyOf, startAdminApi } from './admin-api';
import { listen } from './listen';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const TIMEOUTS = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 };
const NOBODY = 'smtp://127.0.0.1:1';
const START = new Date('2026-03-01T12:00:00Z');

/** The admin API and the outbox, whose mails go to the server that a test starts, or else to nobody. */
export async function startMailApi(name: string) {
  let url = NOBODY;
  let now = START;
  const clock = () => now;
  const alertTo = ['office@alnafitha.example', 'sales@alnafitha.example'];
  const mail: MailSettings = {
    mailer: (content) =>
      createMailer(url, 'Al Nafitha <website@alnafitha.example>', TIMEOUTS)?.(content) ?? Promise.reject(),
    mailHost: 'alnafitha.example',
    panelOrigin: 'https://alnafitha.example',
  };
  const { suite, send, submit } = await startAdminApi({
    name,
    path: '/api/admin',
    changes: { clock, alertTo },
  });
  const store = createMessageStore(suite.db, async () => suite.bucket);
  const { mails, outbox, attachments } = store;
  const limits = createRateLimits(suite.db, clock);
  const waiting = createWaiting(suite.db, { alarmHours: 4 });
  const recipients = createRecipientStore(suite.db, alertTo);
  const deliverByIdWith = (mailer: MailSettings['mailer']) =>
    createDeliver({
      ...{ outbox, attachments, waiting, limits, recipients, clock },
      issueInvitation: createPeople(suite.db, {
        ...suite,
        clock,
        events: createAccountEvents(suite.db, clock),
      }).issue,
      readSite: () => readSiteContent(suite.db, clock()),
      mail: { ...mail, mailer },
    });
  const deliverById = deliverByIdWith(mail.mailer);
  /** The deliveries of a message's mails, by message and `alert`, `receipt`, or the id of a reply. */
  const deliverWith = (...settings: Parameters<typeof deliverByIdWith>) => {
    const deliverMail = deliverByIdWith(...settings);
    return (id: string, name: string) => deliverMail(mailIdOf(id, name));
  };
  const deliver = deliverWith(mail.mailer);
  /** Starts a delivery that has reached the server; the returned function lets it end. */
  const holdSending = async (id: string, name: string) => {
    let settle = () => {};
    const isHeld = new Promise<void>((resolve) => {
      settle = resolve;
    });
    let sending = Promise.resolve({ retry: false });
    await new Promise<void>((resolve) => {
      sending = deliverWith(async (content) => {
        await mail.mailer?.(content);
        resolve();
        await isHeld;
      })(id, name);
    });
    return () => {
      settle();
      return sending;
    };
  };
  const officeMails = async () => {
    const kinds = ['alarm', 'digest', 'test', 'account', 'certificate', 'invitation'];
    const mails = suite.db.collection(MAILS).where('kind', 'in', kinds);
    return (await mails.orderBy('kind').get()).docs;
  };
  const servers: MailServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(({ stop }) => stop()));
    url = NOBODY;
    now = START;
  });

  return {
    suite,
    send,
    submit,
    mails,
    outbox,
    alertTo,
    recipients,
    mailer: mail.mailer,
    deliverWith,
    deliver,
    holdSending,
    stored: async (id = 'm0') => bodyOf<MessageDetails>(await send('GET', `/messages/${id}`)),
    /** Delivers each mail of a message, deleted or not, as its event does. */
    async deliverAll(id = 'm0', deliverMail = deliver): Promise<{ retry: boolean }> {
      const { docs } = await mailsOf(suite.db, id).get();
      const names = docs.map((mail) => mail.id.slice(mailIdOf(id, '').length));
      const results = await Promise.all(names.map((name) => deliverMail(id, name)));
      return { retry: results.some(({ retry }) => retry) };
    },
    clock,
    store,
    /** What the dashboard counts. No session is used, because it ends when the clock is moved by days. */
    unsent: async () =>
      (
        await createDashboardStore(suite.db, { clock, alarmHours: 4, hasScheduler: true }).read(
          'administrator',
        )
      ).waiting.unsent,
    waiting,
    officeMails,
    /** Moves the clock of the API and the outbox to a minute in Doha, such as `2026-03-01 10:20`. */
    setClock: (minute: string) => {
      now = new Date(`${minute.replace(' ', 'T')}:00+03:00`);
    },
    /** Delivers each mail to the office as its event does. */
    async deliverToOffice(): Promise<{ retry: boolean }> {
      const results = await Promise.all((await officeMails()).map(({ id }) => deliverById(id)));
      return { retry: results.some(({ retry }) => retry) };
    },
    /** Moves the clock of the API and the outbox. */
    wait: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** Stores an enquiry as the API does, with its mails in the outbox. */
    async receive(enquiry: Partial<Message> = {}, id = 'm0'): Promise<void> {
      const { firstResponseAt: _, ...message } = aMessage(enquiry);
      await store.add(id, toMessageDocument(id, { ...message, consent: true }, now));
    },
    /** Sends the mails of the current test to a URL. */
    mailTo: (server: string) => {
      url = server;
    },
    async startServer(options?: SMTPServerOptions): Promise<MailServer> {
      const server = await startMailServer(options);
      servers.push(server);
      url = server.url;
      return server;
    },
  };
}

/** The mail to an address. */
export function sentTo({ received }: MailServer, address: string) {
  const mail = received.find(({ to }) => to.includes(address));
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
}

/** Options of a server that rejects recipients, for good unless `responseCode` says otherwise. */
export function rejecting(isRejected: (address: string) => boolean, responseCode = 550): SMTPServerOptions {
  return {
    onRcptTo: ({ address }, _session, done) =>
      done(isRejected(address) ? Object.assign(new Error(`No ${address}`), { responseCode }) : null),
  };
}

interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
  readonly mail: ParsedMail;
}

/** A mail server on any port, without TLS unless `options` say otherwise. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const source = Buffer.concat(chunks);
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: source.toString(), mail: await simpleParser(source) });
        done();
      });
    },
    ...options,
  });
  // A client that gives up resets its connection.
  server.on('error', () => undefined);
  const { host } = new URL(await listen(server.server));
  return {
    url: `smtp://${host}`,
    received,
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}
