// Only a browser shows what a page loads, shifts and overflows: each is visited once, and everything is measured.

import type { Language } from '@alnafitha/contract';
import { SITE_PATH } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/accessibility';
import { blockRequests } from './support/block-requests';
import { sitemapPaths } from './support/crawl';
import { joinedLetters } from './support/joined-letters';
import { latinWords } from './support/latin-words';
import { overflows } from './support/overflow';
import { measure } from './support/page-weight';
import { test } from './support/test';
import { trackRequests } from './support/track-requests';
import {
  APPEARANCES,
  type Preferences,
  PUBLIC_PAGES,
  pathIn,
  switchAppearance,
  visit,
  waitForContent,
} from './support/visit';

declare global {
  interface Window {
    /** Layout shifts without interaction. */
    shifts: number[];
  }
}

test.use({
  expectedErrors: /Failed to load resource.*40[14].*(\/api\/(user|admin\/me)|\/no\/such\/page)/,
});

const NO_PAGE = '/no/such/page';
const LOGIN = '/admin/login';
/** The home page with all sections hydrated, a service, a project, the long post, one with code, a last page. */
const DOCUMENTS = [
  '/#contact',
  '/services?service=upvc-windows-doors',
  '/portfolio/walnut-kitchen',
  '/blog/coolhouse',
  '/blog/uvalue',
  '/blog?page=2',
  NO_PAGE,
];
/** These open in both languages on both screens; the others in English on a desktop, in Arabic on a phone. */
const REPRESENTATIVES = ['/', '/contact', '/blog/coolhouse'];

/** The other posts and projects have no limit: their images are the administrator's choice. */
const HAS_IMAGE_LIMIT = new Set<string>([...PUBLIC_PAGES, ...DOCUMENTS]);

/** `images` limits the bytes of those in the viewport. */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, images: 93_000 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, images: 66_000 },
};
type Screen = keyof typeof SCREENS;

/** Bytes of a public page besides its scripts and images, in any language; fonts by language. */
const LIMITS = { css: 10_500, print: 700 };
/** An Arabic page has its texts, of which the dictionary of the whole site loads later. */
const HTML_LIMITS = { en: 36_000, ar: 39_000 };
const FONT_LIMITS = { en: 16_000, ar: 39_000 };
/** Bytes of JavaScript, gzipped, that a visit loads before the browser is idle. */
const SCRIPT_LIMIT = 148_000;
const SCRIPT_LIMITS: Readonly<Record<string, number>> = {
  '/contact': 153_000,
  // The fragment loads all sections at once.
  '/#contact': 175_000,
  // The login loads the Firebase SDK.
  '/auth': 205_000,
};
const PANEL_SCRIPT_LIMIT = 307_000;
/** Without the page beside it, for which there is no room at this width. */
const EDITOR = { path: '/admin/blog-posts/new', width: 1100, scripts: 455_000 };

/** Layout shift of a page, with fonts and images from the network, and from the browser's cache. */
const SHIFT_LIMITS = { uncached: 0.05, cached: 0.02 };

/** Opens a page, waits until it is idle, and measures what it has loaded. */
async function load(page: Page, path: string, preferences: Preferences) {
  const requests = trackRequests(page);
  const response = await visit(page, path, preferences);
  await waitForContent(page);
  await requests.settled();
  requests.stop();
  const measured = await measure(page, (await response?.text()) ?? '');
  console.log(`${path} ${JSON.stringify(measured.weight)}`);
  const requested = requests.sent.map((request) => new URL(request.url()).pathname);
  return { ...measured, status: response?.status(), requested };
}

/** Returns what is wrong with a page, by what it does before anybody interacts with it. */
async function offencesOfLoading(
  page: Page,
  path: string,
  screen: Screen,
  preferences: Required<Preferences>,
  shiftLimit: number,
): Promise<string[]> {
  const { language } = preferences;
  await page.setViewportSize(SCREENS[screen].viewport);
  const { weight, status, requested, hasPanel, hasFirebase } = await load(
    page,
    pathIn(language, path),
    preferences,
  );
  const limits = {
    ...LIMITS,
    html: HTML_LIMITS[language],
    fonts: FONT_LIMITS[language],
    images: HAS_IMAGE_LIMIT.has(path) ? SCREENS[screen].images : Number.POSITIVE_INFINITY,
    scripts: SCRIPT_LIMITS[path] ?? SCRIPT_LIMIT,
  };
  const heavy = Object.entries(limits).flatMap(([part, limit]) => {
    const bytes = weight[part as keyof typeof weight];
    return bytes < limit ? [] : [`${bytes} bytes of ${part}, at most ${limit}`];
  });
  const { lang, dir, shift } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    shift: window.shifts.reduce((sum, shift) => sum + shift, 0),
  }));
  // The document of any other page holds its content, its data, and its styles but those of prints.
  const isBrowserRendered = path === '/auth';
  // The document of unknown paths is a file, which fetches the company's colours and texts.
  const allowed = path === NO_PAGE ? [SITE_PATH, '/brand.css'] : [];
  const needless = requested.filter(
    (requestPath) => !allowed.includes(requestPath) && /^\/api\/|(?<!\/print-[^/]+)\.css$/.test(requestPath),
  );
  return [
    status !== (path === NO_PAGE ? 404 : 200) && `status ${status}`,
    `${lang} ${dir}` !== (language === 'ar' ? 'ar rtl' : 'en ltr') && `${lang} ${dir}`,
    !isBrowserRendered && shift >= shiftLimit && `layout shift of ${shift}`,
    !isBrowserRendered && needless.length > 0 && `requests ${needless}`,
    ...heavy,
    // Otherwise nothing was measured.
    Math.min(weight.css, weight.fonts, weight.scripts) <= 1000 && 'no styles, fonts or scripts',
    hasPanel && 'loads the panel',
    hasFirebase !== isBrowserRendered && `Firebase SDK: ${hasFirebase}`,
    ...(await nonResponsiveImages(page)).map((src) => `image of one width or without placeholder: ${src}`),
    ...(await undefinedVariables(page)).map((name) => `undefined ${name}`),
  ].filter((offence) => offence !== false);
}

/** Returns what is wrong with an open page for people who read it. */
async function offencesOfContent(page: Page, language: Language): Promise<string[]> {
  return [
    ...(language === 'ar' ? await latinWords(page) : []).map((text) => `not Arabic: ${text}`),
    ...(await joinedLetters(page)).map((words) => `joined letters: ${words}`),
    ...(await axeViolations(page)),
    ...(await overflows(page)),
  ];
}

/** Opens the pages one after the other, and fails with what is wrong with any of them. */
async function expectNoOffence(paths: readonly string[], inspect: (path: string) => Promise<string[]>) {
  const offences: string[] = [];
  for (const path of paths) offences.push(...(await inspect(path)).map((offence) => `${path}: ${offence}`));
  expect(offences).toEqual([]);
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [screen, { viewport, deviceScaleFactor }] of Object.entries(SCREENS) as [
  Screen,
  (typeof SCREENS)[Screen],
][]) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, deviceScaleFactor });

    const [english, arabic] = APPEARANCES;
    const [here, other] = screen === 'desktop' ? [english, arabic] : [arabic, english];
    for (const [preferences, pages, name] of [
      [here, PUBLIC_PAGES.slice(0, 5), 'public pages are'],
      [here, PUBLIC_PAGES.slice(5), 'more public pages are'],
      [here, DOCUMENTS, 'sections, posts and projects are'],
      [other, REPRESENTATIVES, 'home page, contact form and a post are'],
    ] as const) {
      const { language } = preferences;
      test(`${name} whole, light, accessible and in the right language (${language})`, async ({
        newVisitor,
      }) => {
        await expectNoOffence(pages, async (path) => {
          // The browser chooses a larger image if that is in its cache, so the cache is empty.
          const page = await newVisitor();
          await recordShifts(page);
          const offences = [
            ...(await offencesOfLoading(page, path, screen, preferences, SHIFT_LIMITS.uncached)),
            ...(await offencesOfContent(page, language)),
          ];
          await page.context().close();
          return offences;
        });
      });
    }

    test(`every other post and project hydrates without a mismatch or a layout shift (${here.language})`, async ({
      page,
      request,
    }) => {
      const paths = (await sitemapPaths(request)).filter(
        (path) => /^\/(blog|portfolio)\/./.test(path) && !DOCUMENTS.some((known) => path.startsWith(known)),
      );
      expect(paths.length).toBeGreaterThan(15);
      // The limit is that of cached fonts, so a first visit caches them.
      await visit(page, pathIn(here.language, '/chairman'), here);
      await waitForContent(page);
      await recordShifts(page);
      await expectNoOffence(paths, (path) =>
        offencesOfLoading(page, path, screen, here, SHIFT_LIMITS.cached),
      );
    });
  });
}

test('Arabic pages are Arabic before the dictionary arrives, and what opens waits for it', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS.phone.viewport);
  const release = await blockRequests(page, /\/assets\/arabic-site-[^/]*\.json$/);
  const rendered = PUBLIC_PAGES.filter((path) => path !== '/auth');
  await expectNoOffence(rendered, async (path) => {
    await visit(page, pathIn('ar', path));
    return latinWords(page);
  });
  await visit(page, '/ar/contact');
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu).toHaveCount(0);
  release();
  await expect(menu.getByRole('link', { name: 'المدونة' })).toBeVisible();
  expect(await latinWords(page)).toEqual([]);
});

test.describe('in the panel', () => {
  test.use({ viewport: SCREENS.desktop.viewport, account: 'admin' });

  test('its own texts are in the language of the administrator, accessible and fit', async ({ page }) => {
    await expectNoOffence(
      [
        // The search finds nothing: messages are in their senders' language.
        '/admin/messages?search=لاشيء',
        '/admin/hero-sliders',
        '/admin/testimonials',
        '/admin/settings',
        '/admin/else',
        LOGIN,
      ],
      async (path) => {
        if (path === LOGIN) await page.context().clearCookies();
        return offencesOfPanel(page, path, true);
      },
    );
  });

  test('lists are accessible, fit and load little code', async ({ page, messages }) => {
    await messages.add(
      { ...anEnquiry({ email: `${'long.'.repeat(9)}address@example.com` }) },
      { ...anEnquiry(), status: 'processing' },
      { ...anEnquiry(), status: 'completed', adminNote: 'Done' },
    );
    await expectNoOffence(
      ['/admin', '/admin/messages', '/admin/images', '/admin/projects', '/admin/projects?view=table'],
      (path) => offencesOfPanel(page, path, false),
    );
  });

  test('more lists, the editor and the review of translations are accessible, fit and load little code', async ({
    page,
  }) => {
    await expectNoOffence(
      [
        '/admin/services',
        '/admin/website/testimonials',
        '/admin/translations',
        '/admin/blog-posts',
        EDITOR.path,
      ],
      (path) => offencesOfPanel(page, path, false),
    );
  });
});

/** Returns what is wrong with a page of the panel, in both appearances. */
async function offencesOfPanel(page: Page, path: string, isOwnText: boolean): Promise<string[]> {
  const [english, arabic] = APPEARANCES;
  const { height, width } = SCREENS.desktop.viewport;
  const viewport = { height, width: path === EDITOR.path ? EDITOR.width : width };
  await page.setViewportSize(viewport);
  // In Arabic a page loads more, namely the dictionary, so its limit holds in English too.
  const { weight, status, hasPanel } = await load(page, path, arabic);
  const limit = path === EDITOR.path ? EDITOR.scripts : PANEL_SCRIPT_LIMIT;
  const searchBoxes = await page.locator('input[type=search]').count();
  const inArabic = await offencesOfContent(page, isOwnText ? 'ar' : 'en');
  await page.setViewportSize(viewport);
  // The login has no toggle of the theme.
  await (path === LOGIN ? visit(page, path, english) : switchAppearance(page));
  return [
    status !== 200 && `status ${status}`,
    weight.scripts >= limit && `${weight.scripts} bytes of scripts, at most ${limit}`,
    searchBoxes > 1 && `${searchBoxes} search boxes`,
    // Public pages that load the panel are recognized by a text of it.
    path === LOGIN && !hasPanel && 'has no code of the panel',
    ...inArabic,
    ...(await offencesOfContent(page, 'en')),
  ].filter((offence) => offence !== false);
}

/** `src` of images that have only one width, or no placeholder while they load. */
function nonResponsiveImages(page: Page): Promise<string[]> {
  return page
    .locator('main img')
    .evaluateAll((images) =>
      images
        .filter(
          (image) =>
            !image.getAttribute('srcset')?.includes(',') ||
            !getComputedStyle(image).backgroundImage.startsWith('url("data:image/'),
        )
        .map((image) => image.getAttribute('src') ?? ''),
    );
}

/** CSS variables that the page's rules use and none of them defines. */
function undefinedVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const css = rules.map(({ cssText }) => cssText).join('');
    const named = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    return [...named].filter((name) => !css.includes(`${name}:`));
  });
}
