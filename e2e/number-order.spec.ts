// Only a browser shows where the groups of a number stand in a right-to-left line.
import {
  createPost,
  createProject,
  createService,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  sendEnquiry,
  sendReply,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Locator } from '@playwright/test';
import { deleteEntries, unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { visit } from './support/visit';

test.use({ account: 'admin', viewport: { width: 1440, height: 900 } });

const RUNS = ['4455 6677', '+974 5512 3456', '2026-11-27', '1200 × 1500', '٤٤٥٥ ٦٦٧٧', '15+'];
const TEXT = `اتصلوا على ${RUNS[0]} أو ${RUNS[1]} قبل ${RUNS[2]}، المقاس ${RUNS[3]} مم، الفرع ${RUNS[4]}، خبرة ${RUNS[5]} سنة`;
const NUMBERS = `عرض ${RUNS[0]} أو ${RUNS[1]}`;

/** The characters of each run as they stand on the screen, from the left, without spaces. */
async function shownRuns(text: Locator, runs: readonly string[]): Promise<string[]> {
  await expect(text).toBeVisible();
  return text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
    return wanted.map((run) => {
      const node = nodes.find(({ data }) => data.includes(run));
      if (!node) return `without ${run}`;
      // Positions can be compared in one line only.
      if (node.parentElement) node.parentElement.style.whiteSpace = 'nowrap';
      const start = node.data.indexOf(run);
      const characters = [...run].map((character, index) => {
        const range = document.createRange();
        range.setStart(node, start + index);
        range.setEnd(node, start + index + 1);
        return { character, box: range.getBoundingClientRect() };
      });
      return characters
        .filter(({ character }) => character.trim())
        .sort((a, b) => a.box.x - b.box.x)
        .map(({ character }) => character)
        .join('');
    });
  }, runs);
}

const typed = (runs: readonly string[]) => runs.map((run) => run.replaceAll(' ', ''));

async function expectInOrder(text: Locator, runs: readonly string[] = RUNS): Promise<void> {
  expect(await shownRuns(text, runs)).toEqual(typed(runs));
}

test.describe('content', () => {
  const title = unique(`${NUMBERS} هنا`);
  test.afterEach(async ({ page }) => {
    for (const kind of ['posts', 'projects', 'services'] as const) await deleteEntries(page, kind, title);
  });

  test('keeps the order of telephone numbers, dates and sizes on Arabic pages, and prints the facts of a service', {
    tag: WRITES,
  }, async ({ page, visitor, request }) => {
    const create = async (path: string, multipart: Record<string, string>): Promise<{ id: string }> => {
      const response = await page.request.post(path, { headers: { Origin: ORIGIN }, multipart });
      expect(response.status(), await response.text()).toBe(200);
      return response.json();
    };
    const content = `<p>${TEXT}</p><table><tbody><tr><td>${NUMBERS}</td></tr></tbody></table>`;
    const common = { title, category: 'Trends', published: true, date: '2026-11-01' };
    const post = await create(createPost.path, {
      data: JSON.stringify({ ...common, excerpt: TEXT, content, author: 'Admin' }),
    });
    const project = await create(createProject.path, {
      title,
      description: TEXT,
      category: 'Other',
      location: NUMBERS,
      client: NUMBERS,
    });
    await create(createService.path, {
      data: JSON.stringify({
        title,
        description: TEXT,
        icon: 'Grid',
        features: [NUMBERS],
        facts: ['U-value: 1.4'],
        order: 99,
      }),
    });

    await visit(visitor, `/ar/blog/${post.id}`);
    const article = visitor.getByRole('article');
    await expectInOrder(article.getByRole('heading', { level: 1 }), RUNS.slice(0, 2));
    await expectInOrder(article.getByText('اتصلوا على').first());
    await expectInOrder(article.getByText('اتصلوا على').last());
    await expectInOrder(article.getByRole('cell'), RUNS.slice(0, 2));
    expect(await visitor.title()).toContain(`عرض \u2066${RUNS[0]}\u2069 أو \u2066${RUNS[1]}\u2069`);

    await visit(visitor, `/ar/portfolio/${project.id}`);
    await expectInOrder(visitor.getByRole('heading', { level: 1 }), RUNS.slice(0, 2));
    await expectInOrder(visitor.getByText('اتصلوا على'));
    await expectInOrder(visitor.getByRole('definition').nth(1), RUNS.slice(0, 2));

    await visit(visitor, '/ar/services');
    const card = visitor.getByRole('article').filter({ hasText: wordOf(title) });
    await expectInOrder(card.getByRole('heading'), RUNS.slice(0, 2));
    await expectInOrder(card.getByText('اتصلوا على'));
    await expectInOrder(card.getByRole('listitem'), RUNS.slice(0, 2));
    await visitor.emulateMedia({ media: 'print' });
    await expect(card.getByRole('definition')).toHaveCount(1);
    await expect(card.getByRole('definition')).toContainText('1.4');
    await expect(card.getByRole('definition')).toBeVisible();
    await visitor.emulateMedia({ media: null });

    await visit(page, '/admin/blog-posts', { language: 'ar' });
    await page.getByRole('button', { name: title, exact: true }).click();
    await expectInOrder(page.getByRole('textbox', { name: 'المحتوى' }));

    // A feed that another test has read is kept for a minute.
    const feed = async () => (await request.get('/ar/rss.xml')).text();
    await expect.poll(feed, { timeout: 70_000 }).toContain(`\u2066${RUNS[1]}\u2069`);
  });
});

test('an enquiry keeps its numbers in order, in the list, the dialog, the alert and the reply', async ({
  page,
  visitor,
  request,
}) => {
  const name = unique('مريم');
  const word = wordOf(name);
  const enquiry = anEnquiry({ name, email: `${word}@example.com`, subject: NUMBERS, message: TEXT });
  const sent = await request.post(sendEnquiry.path, {
    headers: {
      Origin: ORIGIN,
      'Content-Language': 'ar',
      [FORM_TIME_HEADER]: '30000',
      [HONEYPOT_HEADER]: HONEYPOT_EMPTY,
    },
    data: enquiry,
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { id } = await sent.json();

  for (const language of ['en', 'ar'] as const) {
    await visit(page, `/admin/messages?search=${word}`, { language });
    const row = page.getByRole('row').filter({ hasText: word });
    await expectInOrder(row.getByText('عرض').first(), RUNS.slice(0, 2));
    await row.getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expectInOrder(dialog.getByText('اتصلوا على'));
    await page.keyboard.press('Escape');
  }

  const replied = await page.request.post(sendReply.path.replace(':id', id), {
    headers: { Origin: ORIGIN },
    data: { id: crypto.randomUUID(), subject: NUMBERS, text: TEXT },
  });
  expect(replied.status(), await replied.text()).toBe(200);
  // The alert is about the sender, the reply goes to it.
  const mailsAbout = async () =>
    (await receivedMails(request)).filter(
      ({ html, to }) =>
        html.includes('اتصلوا على') && (html.includes(word) || to[0]?.address.startsWith(word)),
    );
  await expect.poll(async () => (await mailsAbout()).length).toBe(2);
  for (const mail of await mailsAbout()) {
    await visitor.setContent(mail.html);
    await expectInOrder(visitor.getByText('اتصلوا على').first());
    for (const run of RUNS.slice(0, 4)) expect(mail.text).toContain(`\u2066${run}\u2069`);
  }
});
