/// <reference lib="dom" />

import { LANGUAGES, type Language, localizedPath, STORAGE_KEYS } from '@alnafitha/contract';
import type { Browser, Page } from '@playwright/test';
import { adminDictionary } from '../../web/src/shared/i18n/arabic/admin';
import { siteDictionary } from '../../web/src/shared/i18n/arabic/site';
import { CPU_THROTTLING, inBrowser, openHydrated, PHONE } from './browser';
import { logIn, MESSAGE_LINK } from './panel';
import { summarize } from './summarize';

const ARABIC = { ...adminDictionary, ...siteDictionary };
/** An interaction has been painted, and what it loads is shown. */
const SETTLED_MS = 1500;

type Act = (page: Page, t: (text: keyof typeof ARABIC) => string) => Promise<void>;

interface Interaction {
  readonly path: string;
  /** Comes before the measurement. */
  readonly prepare?: Act;
  readonly act: Act;
}

const openMenu: Act = (page, t) => page.getByRole('button', { name: t('Open menu') }).tap();
const switchLanguage: Act = (page) => page.getByRole('button', { name: /^(?:English|العربية)$/ }).tap();
/** Arabic letters have no keys on Playwright's keyboard. */
const TYPED = 'upvc doors';
const search: Act = (page) => page.getByRole('searchbox').pressSequentially(TYPED, { delay: 100 });

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'open the menu': { path: '/', act: openMenu },
  'next slide': {
    path: '/',
    act: (page, t) =>
      page
        .getByRole('region', { name: t('What we build') })
        .getByRole('button', { name: t('Next') })
        .tap(),
  },
  'switch the theme': {
    path: '/',
    prepare: openMenu,
    act: (page, t) => page.getByRole('button', { name: t('Switch to dark theme') }).tap(),
  },
  'switch the language': { path: '/', act: switchLanguage },
  'go to the services': {
    path: '/',
    prepare: openMenu,
    act: (page, t) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: t('Services'), exact: true })
        .tap(),
  },
  'filter the projects': {
    path: '/portfolio',
    act: (page, t) =>
      page
        .getByRole('group', { name: t('Filter the projects') })
        .getByRole('button', { pressed: false })
        .first()
        .tap(),
  },
  'type a name': {
    path: '/contact',
    act: (page, t) =>
      page.getByRole('textbox', { name: t('Your name') }).pressSequentially(TYPED, { delay: 100 }),
  },
  'search the blog': { path: '/blog', act: search },
  'panel: open the menu': { path: '/admin', act: openMenu },
  'panel: switch the language': { path: '/admin', act: switchLanguage },
  'panel: go to the messages': {
    path: '/admin',
    prepare: openMenu,
    act: (page, t) =>
      page
        .locator('#sidebar')
        .getByRole('link', { name: t('Messages') })
        .tap(),
  },
  'panel: open a message': {
    path: '/admin/messages',
    act: (page) => page.locator(MESSAGE_LINK).first().tap(),
  },
  'panel: search the messages': { path: '/admin/messages', act: search },
};

/** Prints the longest interaction (INP) of taps and typed words on a phone. */
export async function benchTaps(origin: string, runs: number): Promise<void> {
  const cookie = await logIn(origin);
  const rows: Record<string, Record<string, string>> = {};
  await inBrowser(async (browser) => {
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      const durations: Record<Language, number[]> = { en: [], ar: [] };
      for (const language of LANGUAGES)
        while (durations[language].length < runs)
          durations[language].push(await measure(browser, { origin, cookie, language, interaction }));
      rows[name] = { 'English ms': summarize(durations.en), 'Arabic ms': summarize(durations.ar) };
    }
  });
  console.log(`The longest interaction, phone; 0 is below 16 ms; median (best to worst) of ${runs}:`);
  console.table(rows);
}

interface Measurement {
  readonly origin: string;
  readonly cookie: string;
  readonly language: Language;
  readonly interaction: Interaction;
}

/** Makes an interaction on a new page. */
async function measure(browser: Browser, { origin, cookie, language, interaction }: Measurement) {
  const { path, prepare, act } = interaction;
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  const page = await context.newPage();
  const translate = (text: keyof typeof ARABIC) => (language === 'ar' ? ARABIC[text] : text);
  if (path.startsWith('/admin')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(cookie) ?? [];
    await context.addCookies([{ name, value, url: origin }]);
    await context.addInitScript(
      ([key = '', stored = '']) => localStorage.setItem(key, stored),
      [STORAGE_KEYS.language, language],
    );
    await page.goto(origin + path);
    await page.locator(MESSAGE_LINK).first().waitFor();
  } else await openHydrated(page, origin + localizedPath(language, path));
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', CPU_THROTTLING);
  await prepare?.(page, translate);
  await page.waitForTimeout(SETTLED_MS);

  const longest = await page.evaluateHandle(() => {
    const result = { ms: 0 };
    // TypeScript does not know the threshold; the default is 104 ms.
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) result.ms = Math.max(result.ms, duration);
    }).observe(events);
    return result;
  });
  await act(page, translate);
  await page.waitForTimeout(SETTLED_MS);
  const { ms } = await longest.jsonValue();
  await context.close();
  return ms;
}
