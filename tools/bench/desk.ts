import {
  ADMIN_MESSAGE_PATHS,
  ADMIN_TRANSLATION_PATHS,
  readDashboard,
  SERVICE_CHOICES,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { MESSAGES, toMessageDocument } from '../../functions/src/messages/document';
import { type Suite, startSuite } from '../../functions/src/testing/emulators';
import { billedFor } from './billed';

const RUNS = 3;
const THREE_YEARS_MS = 3 * 365 * 86_400_000;
/** Most senders have the first. */
const DOMAINS = ['example.com', 'example.net', 'example.org'];
const NAMES = [
  'James Whitfield',
  'مريم الكواري',
  'Priya Nair',
  'خالد المري',
  'Hassan Al-Sulaiti',
  'نورة العبدالله',
];
const TEXTS = [
  'We need a price for aluminium windows, with a visit next week.',
  'نحتاج إلى عرض سعر نوافذ مع زيارة للموقع الأسبوع القادم.',
  'The doors of the balcony do not close well after five years.',
  'مقابض الأبواب لا تُغلق جيدًا، هل يمكنكم المعاينة؟',
];

/** Prints what the office's lists cost with a number of messages, in a project whose documents trigger nothing. */
export async function benchDesk(messages: number): Promise<void> {
  const suite = await startSuite('desk', { deadline: 600_000 });
  try {
    await suite.reset();
    await fill(suite, messages);
    console.log(`${messages} messages`);
    console.table(await measure(suite));
  } finally {
    await suite.stop();
  }
}

async function fill({ db }: Suite, count: number): Promise<void> {
  const writer = db.bulkWriter();
  const written: Promise<unknown>[] = [];
  for (let index = 0; index < count; index += 1) {
    const reference = db.collection(MESSAGES).doc(`m${String(index * 7919).padStart(19, '0')}`);
    const receivedAt = new Date(Date.now() - Math.floor((THREE_YEARS_MS * index) / count));
    written.push(writer.create(reference, toMessageDocument(reference.id, draft(index), receivedAt)));
  }
  await Promise.all([writer.close(), ...written]);
}

/** A tenth has the one word, a tenth the other, and one in a hundred both. */
function draft(index: number) {
  const at = <T>(list: readonly T[], step = 1) => list[Math.floor(index / step) % list.length] as T;
  const isArabic = index % 2 === 1;
  const [glass, villa] = isArabic ? ['زجاج', 'فيلا'] : ['glass', 'villa'];
  const words = [Math.floor(index / 2) % 10 === 0 && glass, Math.floor(index / 20) % 10 === 0 && villa];
  return {
    ...anEnquiry(),
    name: `${at(NAMES)} ${index}`,
    email: `sender${index}@${DOMAINS[index % 10 < 8 ? 0 : (index % 10) - 7]}`,
    whatsappNumber: `+974 ${5500 + (index % 40)} ${String((index * 37) % 10_000).padStart(4, '0')}`,
    subject: words.filter(Boolean).join(' ') || undefined,
    service: at(SERVICE_CHOICES),
    message: at(TEXTS),
    consent: true,
    status: at(['new', 'completed', 'processing', 'completed'] as const, 3),
    doubtful: index % 20 === 7,
  };
}

async function measure(suite: Suite) {
  const cookie = await suite.logInAdmin();
  const get = async (path: string) => {
    const { status, body } = await suite.send('GET', path, { cookie });
    if (status !== 200) throw new Error(`GET ${path} responded ${status}`);
    return body as { pagination?: { totalPages: number }; next?: string };
  };
  const list = (query: Record<string, string>) =>
    get(`${ADMIN_MESSAGE_PATHS.list}?${new URLSearchParams(query)}`);
  const lastPage = async (query = {}) => String((await list(query)).pagination?.totalPages);
  const [last, lastNew] = [await lastPage(), await lastPage({ status: 'new' })];
  const works: Record<string, () => Promise<unknown>> = {
    'first page': () => list({}),
    'last page': () => list({ page: last }),
    new: () => list({ status: 'new' }),
    'last page of new': () => list({ status: 'new', page: lastNew }),
  };
  for (const search of ['aluminium', 'نوافذ', 'glass villa', 'زجاج فيلا', '5512', DOMAINS[0] as string])
    works[search] = () => list({ search });
  works.export = async () => {
    for (let next: string | undefined = ''; next !== undefined; )
      next = (await get(`${ADMIN_MESSAGE_PATHS.export}${next && `?after=${encodeURIComponent(next)}`}`)).next;
  };
  works.dashboard = () => get(readDashboard.path);
  works['translations queue'] = () => get(ADMIN_TRANSLATION_PATHS.list);

  const rows: Record<string, object> = {};
  for (const [name, work] of Object.entries(works)) rows[name] = await costOf(work);
  return rows;
}

/** The reads of the first time, which also warms up, and the median time of the others. */
async function costOf(work: () => Promise<unknown>) {
  const { reads } = await billedFor(work);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return { reads, ms: Math.round(times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0) };
}
