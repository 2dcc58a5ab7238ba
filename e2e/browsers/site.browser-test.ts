import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN } from '../support/suite';
import type { Browser } from './browser';
import { launchFirefox } from './firefox';
import { keepsHeading } from './in-page';
import { Visitor } from './visitor';
import { launchWebKit } from './webkit';

/** `npm run e2e:browsers` sets the paths of the browsers that it found. */
const BROWSERS = [
  { name: 'Firefox', path: process.env.FIREFOX_PATH, launch: launchFirefox },
  { name: 'WebKit', path: process.env.WEBKIT_DRIVER_PATH, launch: launchWebKit },
].flatMap(({ path, ...browser }) => (path ? [{ ...browser, path }] : []));

const PHONE = [480, 800] as const;
const DESKTOP = [1440, 900] as const;

const LANGUAGES = [
  {
    language: 'en',
    prefix: '',
    direction: 'ltr',
    font: 'Manrope Variable',
    openMenu: 'Open menu',
    contact: 'Contact Us',
    quote: 'Get a Quote',
    viewImage: 'View the picture',
    forwards: 'ArrowRight',
    name: 'Your Name',
    email: 'Your Email',
    message: 'Your Message',
    consent: 'I consent',
    send: 'Send Message',
    sent: 'Message Sent!',
  },
  {
    language: 'ar',
    prefix: '/ar',
    direction: 'rtl',
    font: 'IBM Plex Sans Arabic',
    openMenu: 'فتح القائمة',
    contact: 'اتصل بنا',
    quote: 'اطلب عرض سعر',
    viewImage: 'عرض الصورة',
    forwards: 'ArrowLeft',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    consent: 'أوافق على أن',
    send: 'إرسال الرسالة',
    sent: 'تم إرسال الرسالة!',
  },
] as const;

// Run in the browser.
const documentLanguage = () => [document.documentElement.lang, document.documentElement.dir];
const path = () => location.pathname;
const background = () => getComputedStyle(document.body).backgroundColor;
const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replace(/"/g, ''));
const isWiderThanWindow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
const isFirstImageLoaded = () => (document.querySelector('main img') as HTMLImageElement).naturalWidth > 0;

it('has a browser to run in', () => {
  expect(BROWSERS).not.toEqual([]);
});

describe.each(BROWSERS)('in $name', ({ name: browserName, path: executable, launch }) => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await launch(executable);
    console.log(`${browserName}: ${browser.version}`);
  });
  afterAll(() => browser?.close());

  beforeEach(async () => {
    visitor = new Visitor(await browser.newWindow());
  });
  afterEach(async () => {
    const errors = await visitor.errors();
    await visitor.close();
    expect(errors).toEqual([]);
  });

  it.each(LANGUAGES)('the home page hydrates in its language and font ($language)', async (texts) => {
    await visitor.resize(...PHONE);
    await visitor.open(`${texts.prefix}/`);
    expect(await visitor.run(keepsHeading)).toBe(true);
    expect(await visitor.run(documentLanguage)).toEqual([texts.language, texts.direction]);
    // A font with `font-display: optional` that loads late is used on the next page.
    await visitor.open(`${texts.prefix}/`);
    await visitor.poll(loadedFonts).toContain(texts.font);
    await visitor.poll(isFirstImageLoaded).toBe(true);
    expect(await visitor.run(isWiderThanWindow)).toBe(false);
  });

  it.each(LANGUAGES)('the mobile menu opens a page and closes ($language)', async (texts) => {
    await visitor.resize(...PHONE);
    await visitor.open(`${texts.prefix}/`);
    await visitor.click('header button', texts.openMenu);
    await visitor.click('#mobile-menu a', texts.quote);
    await visitor.waitForVisible('h1', texts.contact);
    await visitor.poll(path).toBe(`${texts.prefix}/contact`);
    await visitor.waitForAbsence('#mobile-menu');
  });

  it('switching to Arabic and back keeps the page', async () => {
    await visitor.resize(...DESKTOP);
    await visitor.open('/contact');
    await visitor.type('input', 'Your Name', 'Noor');
    await visitor.click('button', 'العربية');
    await visitor.waitForVisible('h1', 'اتصل بنا');
    await visitor.poll(documentLanguage).toEqual(['ar', 'rtl']);
    await visitor.poll(path).toBe('/ar/contact');
    await visitor
      .poll(() => (document.querySelector('form [autocomplete=name]') as HTMLInputElement).value)
      .toBe('Noor');
    await visitor.click('button', 'English');
    await visitor.waitForVisible('h1', 'Contact Us');
    await visitor.poll(documentLanguage).toEqual(['en', 'ltr']);
  });

  it('the theme changes and survives a reload', async () => {
    await visitor.resize(...DESKTOP);
    await visitor.open('/about');
    const light = await visitor.run(background);
    await visitor.click('button', 'Switch to dark theme');
    await visitor.poll(background).not.toBe(light);
    const dark = await visitor.run(background);
    await visitor.open('/about');
    expect(await visitor.run(background)).toBe(dark);
  });

  it.each(LANGUAGES)('the lightbox opens, moves on and closes by keyboard ($language)', async (texts) => {
    await visitor.resize(...DESKTOP);
    await visitor.open(`${texts.prefix}/portfolio`);
    await visitor.waitForVisible('button', texts.viewImage);
    await visitor.run((label) => {
      const opener = document.querySelector<HTMLElement>(`button[aria-label^="${label}"]`);
      opener?.focus();
    }, texts.viewImage);
    await visitor.press('Enter');
    await visitor.waitForVisible('[role=dialog] *', '1 / ');
    await visitor.press(texts.forwards);
    await visitor.waitForVisible('[role=dialog] *', '2 / ');
    await visitor.press('Escape');
    await visitor.waitForAbsence('[role=dialog]');
    await visitor.poll(() => document.activeElement?.getAttribute('aria-label')).toContain(texts.viewImage);
  });

  it.each(LANGUAGES)('an enquiry appears in the panel ($language)', async (texts) => {
    const sender = `${browserName} ${texts.language}`;
    await visitor.resize(...DESKTOP);
    await visitor.open(`${texts.prefix}/contact`);
    await visitor.type('form input', texts.name, sender);
    await visitor.type('form input', texts.email, 'noor@example.com');
    await visitor.type('form textarea', texts.message, 'Four sliding doors, please.');
    await visitor.click('form label', texts.consent);
    await visitor.click('form button', texts.send);
    await visitor.waitForVisible('[role=alert], [role=status]', texts.sent);

    // Resets the language: the panel is in English.
    await visitor.run(() => localStorage.clear());
    await visitor.open('/admin/login');
    await visitor.type('input', 'Username', ADMIN.username);
    await visitor.type('input', 'Password', ADMIN.password);
    await visitor.click('button', 'Login');
    await visitor.poll(path).toBe('/admin');
    await visitor.click('#sidebar a', 'Messages');
    await visitor.waitForVisible('main td', sender);
    await visitor.click('button', 'User menu');
    await visitor.click('[role=menuitem]', 'Logout');
    await visitor.poll(path).toBe('/admin/login');
    await visitor.open('/admin/messages');
    await visitor.poll(path).toBe('/admin/login');
  });
});
