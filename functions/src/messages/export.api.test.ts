import { expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { storeMessages } from '../testing/messages';
import { documentsRead } from '../testing/reads';
import { referenceOf } from './reference';

const { suite, send } = await startAdminApi({ name: 'export', path: '/api/admin/export/messages' });

const download = async (query = '') => bodyOf<{ csv: string; next?: string }>(await send('GET', query));
const HEADER =
  '\uFEFFReference\tReceived\tStatus\tName\tE-mail\tPhone\tService\tSubject\tMessage\tLanguage\tConsent\tNote\tPossible spam\tFiles';

const unset = { whatsappNumber: undefined, service: undefined, subject: undefined, language: undefined };

it('is a table for Excel and LibreOffice, with Arabic text, quotes, line breaks and times in Doha', async () => {
  await storeMessages(suite.db, [
    {
      ...unset,
      name: 'فاطمة الأنصاري',
      email: 'fatima@example.com',
      whatsappNumber: '55123456',
      service: 'Kitchen Cabinets',
      subject: 'مطبخ، "أبيض"',
      message: 'First, a question\nSecond: "how much?"',
      language: 'ar',
      status: 'completed',
      adminNote: 'Called',
      suspectedSpam: true,
    },
    { ...unset, name: 'Omar', email: 'omar@example.com', message: 'Doors\nand windows' },
    {
      ...unset,
      name: 'Sara',
      email: 'sara@example.com',
      whatsappNumber: '5512 3456 / 6612 3456 (after 4)',
      message: 'Glass; steel',
    },
    { ...unset, name: 'Zoe', email: 'zoe@example.com', whatsappNumber: '=12345', message: 'Glass' },
  ]);
  expect(await download()).toEqual({
    csv: `${[
      HEADER,
      `${referenceOf('m0')}\t2026-03-01 15:00\tCompleted\tفاطمة الأنصاري\tfatima@example.com\t(+974) 5512 3456\tKitchen Cabinets\t"مطبخ، ""أبيض"""\t"First, a question\nSecond: ""how much?"""\tArabic\tYes\tCalled\tYes\t0`,
      `${referenceOf('m1')}\t2026-03-01 14:59\tNew\tOmar\tomar@example.com\t\t\t\t"Doors\nand windows"\t\tYes\t\tNo\t0`,
      `${referenceOf('m2')}\t2026-03-01 14:58\tNew\tSara\tsara@example.com\t(+974) 5512 3456 / (+974) 6612 3456 [5512 3456 / 6612 3456 (after 4)]\t\t\t"Glass; steel"\t\tYes\t\tNo\t0`,
      `${referenceOf('m3')}\t2026-03-01 14:57\tNew\tZoe\tzoe@example.com\t'=12345\t\t\tGlass\t\tYes\t\tNo\t0`,
    ].join('\r\n')}\r\n`,
  });
});

it('contains what the filters and the search of the list find', async () => {
  await storeMessages(suite.db, [
    { status: 'completed', message: 'Glass doors' },
    { message: 'Glass railings', service: 'Other', subject: undefined },
    { message: 'Glass doors', suspectedSpam: true },
    { message: 'والدتي' },
  ]);
  const expected: Record<string, string[]> = {
    '': ['m0', 'm1', 'm2', 'm3'],
    '?search=GLASS': ['m0', 'm1', 'm2'],
    '?search=glass%20doors&spam=none': ['m0'],
    [`?search=${referenceOf('m3')}`]: ['m3'],
    // These words are folded the other way.
    [`?search=${encodeURIComponent('والدتي')}`]: ['m3'],
    '?service=Other': ['m1'],
    '?status=completed': ['m0'],
  };
  for (const [query, ids] of Object.entries(expected)) {
    const { csv } = await download(query);
    expect(
      ['m0', 'm1', 'm2', 'm3'].filter((id) => csv.includes(referenceOf(id))),
      query,
    ).toEqual(ids);
  }
  expect(await download('?from=2027-01-01')).toEqual({ csv: `${HEADER}\r\n` });
  expect((await send('GET', '?from=yesterday')).status).toBe(400);
});

/** The files of a filter, in turn. */
async function parts(query: string): Promise<string[]> {
  const files: string[] = [];
  let after: string | undefined = '';
  while (after !== undefined) {
    const { csv, next }: { csv: string; next?: string } = await download(
      `?${query}${after && `&after=${after}`}`,
    );
    files.push(csv);
    after = next;
  }
  return files;
}

it('comes in parts of 500 messages that are read, each once', { timeout: 60_000 }, async () => {
  await storeMessages(
    suite.db,
    Array.from({ length: 1100 }, (_, index) => ({
      message: index % 2 === 0 ? 'glass doors' : 'glass',
      subject: undefined,
    })),
  );
  const all = Array.from({ length: 1100 }, (_, index) => referenceOf(`m${index}`));
  const referencesIn = (files: readonly string[]) =>
    files
      .flatMap((csv) => csv.trimEnd().split('\r\n'))
      .flatMap((row) => row.match(/^[0-9A-Z]{4}-[0-9A-Z]{4}/) ?? []);

  const files = await parts('');
  expect(files.map((csv) => csv.startsWith(HEADER))).toEqual([true, false, false]);
  expect(referencesIn(files)).toEqual(all);
  expect(referencesIn(await parts('search=glass'))).toEqual(all);
  expect(referencesIn(await parts('search=glass%20doors'))).toEqual(
    all.filter((_, index) => index % 2 === 0),
  );
  // The session is a read, too.
  expect(await documentsRead(() => download())).toBeLessThanOrEqual(501);

  const { next } = await download();
  expect((await send('GET', `?search=glass&after=${next}`)).status).toBe(400);
});
