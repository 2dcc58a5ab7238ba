import { z } from 'zod';
import { ERROR_MESSAGES, tooLong } from '../../error-messages';
import { comparable, Email, isInYears, limited, line, required } from '../../fields';
import { OTHER_DOCUMENT, sanitizeLinkUrl } from '../../links';
import { PROJECT_GROUPS } from '../../portfolio';
import { fromKeys, keysOf } from '../../records';
import { CATEGORY_MAX_LENGTH } from '../categories';
import { number } from '../fields/choices';
import { type Fields, sentAs } from '../fields/field';
import { group, rows } from '../fields/lists';
import { sentSchema } from '../fields/shapes';
import { optionalProse, optionalText, prose, text } from '../fields/texts';
import { figures, on, picture } from '../fields/values';
import { lowestContrast, MIN_CONTRAST } from './colors';
import { checkNetworks, degrees } from './company-fields';
import { FONT_PAIRS } from './fonts';
import {
  BLOCK_IDS,
  type BlockId,
  DOCUMENT_URL,
  HIDEABLE_PAGES,
  HOME_SECTIONS,
  NETWORKS,
  PAGE_NAMES,
  WEEKDAYS,
} from './values';
import { conflictingRows } from './working-hours';

/** The API formats it as an international number. */
const phone = sentAs(required(comparable, ERROR_MESSAGES.phoneInvalid, 60, ERROR_MESSAGES.phoneInvalid), {
  input: 'phone',
});
const optionalPhone = sentAs(limited(comparable, 60, ERROR_MESSAGES.phoneInvalid), { input: 'phone' });

const network = sentAs(z.enum(NETWORKS, { error: ERROR_MESSAGES.invalidValue }), {
  input: 'choice',
  options: NETWORKS,
});

/** The target of a button: a page of the site, a chat, a telephone number or an e-mail address. */
const buttonLink = sentAs(
  required(comparable, ERROR_MESSAGES.linkElsewhere, 300, tooLong(300))
    .transform((link) => sanitizeLinkUrl(link) ?? '')
    .pipe(z.string().regex(/^(?:\/|tel:|mailto:|https:\/\/wa\.me\/)/, ERROR_MESSAGES.linkElsewhere))
    .refine((link) => !OTHER_DOCUMENT.test(link), ERROR_MESSAGES.linkElsewhere),
  { input: 'link' },
);

/** The URL of an uploaded PDF; blank for none. */
const document = sentAs(
  limited(comparable, 80, ERROR_MESSAGES.attachmentNotFound).pipe(
    z.string().regex(new RegExp(`^$|${DOCUMENT_URL.source}`), ERROR_MESSAGES.attachmentNotFound),
  ),
  { input: 'document' },
);
/** The id of a service; blank for all. */
const service = sentAs(limited(comparable, 128, ERROR_MESSAGES.invalidValue), { input: 'service' });
const day = sentAs(z.enum(WEEKDAYS, { error: ERROR_MESSAGES.invalidValue }), {
  input: 'choice',
  options: WEEKDAYS,
});
/** Blank for every day, as in hours of a former version. */
const optionalDay = sentAs(z.enum(['', ...WEEKDAYS], { error: ERROR_MESSAGES.invalidValue }).default(''), {
  input: 'weekday',
  options: WEEKDAYS,
});
const filledDate = z.iso.date(ERROR_MESSAGES.dateInvalid).refine(isInYears, ERROR_MESSAGES.dateInvalid);
const date = sentAs(figures(ERROR_MESSAGES.dateInvalid).pipe(filledDate), { input: 'date' });
const optionalDate = sentAs(figures(ERROR_MESSAGES.dateInvalid).pipe(z.literal('').or(filledDate)), {
  input: 'date',
});
const OPENS = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const orBlank = ({ source }: RegExp) => new RegExp(`^$|${source}`);
const time = (pattern: RegExp, begins?: string) =>
  sentAs(
    figures(ERROR_MESSAGES.timeInvalid)
      .pipe(z.string().regex(pattern, ERROR_MESSAGES.timeInvalid))
      .transform((typed) => (typed === '24:00' ? '00:00' : typed)),
    { input: 'time', ...(begins !== undefined && { begins }) },
  );

/** The site adds the country itself. */
const COUNTRY_AT_END = /(?:^|[\s,،-]+)(?:(?:state of )?qatar|(?:دولة )?قطر)\.?$/iu;

/** What no form shows. */
const hidden = <Value extends z.ZodType>(value: Value) => sentAs(value, { input: 'hidden' });

/** Of a section; blank for none. */
const heading = () => optionalText(80);
const titled = (limit: Parameters<typeof tooLong>[0]) => ({ title: text(60), text: text(limit) });
/** How search engines show a page; blank for its name and its introduction. */
const search = { pageTitle: optionalText(80), pageDescription: optionalText(200) };
const withAlt = { picture: picture(), alt: text(200) };

/** Rows that end before they begin, or overlap, have an issue at their end; none while a day or time is invalid. */
function checkRows<Row>(
  rows: readonly Row[],
  isConflict: (rows: readonly Row[]) => { row: number; field: string; message: string }[],
  context: z.core.$RefinementCtx,
) {
  if (context.issues.length > 0) return;
  for (const { row, field, message } of isConflict(rows))
    context.addIssue({ code: 'custom', path: [row, field], message });
}

const weekRow = { from: day, until: day, opens: time(OPENS), closes: time(CLOSES, 'opens') };
const exception = {
  title: text(60),
  weekday: optionalDay,
  from: date,
  until: date,
  /** Both are blank on days when it is closed. */
  opens: time(orBlank(OPENS)),
  closes: time(orBlank(CLOSES), 'opens'),
};

/** A colour of letters, and below them. */
const color = () =>
  sentAs(
    required(comparable, ERROR_MESSAGES.colorInvalid, 7, ERROR_MESSAGES.colorInvalid)
      .transform((typed) => typed.toLowerCase())
      .pipe(
        z
          .string()
          .regex(/^#[0-9a-f]{6}$/, { error: ERROR_MESSAGES.colorInvalid, abort: true })
          .refine((hex) => lowestContrast(hex) >= MIN_CONTRAST, ERROR_MESSAGES.colorTooLight),
      ),
    { input: 'color' },
  );

const category = {
  /** What entries store; the API gives new categories theirs. */
  key: hidden(limited(comparable, CATEGORY_MAX_LENGTH, ERROR_MESSAGES.invalidValue).default('')),
  name: text(CATEGORY_MAX_LENGTH),
};
const groupedCategory = {
  ...category,
  /** Blank for none. */
  group: sentAs(z.enum(['', ...PROJECT_GROUPS], { error: ERROR_MESSAGES.categoryUnknown }).default(''), {
    input: 'category',
    options: PROJECT_GROUPS,
  }),
  /** Neither filters nor forms offer it. */
  isHidden: on().blank(false),
};

/** With a fixed number of rows, each key is there. */
const isEachOnce = (keys: readonly string[]) => new Set(keys).size === keys.length;
const MENU_PATHS = keysOf(PAGE_NAMES);
const SECTIONS = keysOf(HOME_SECTIONS);
const FONTS = keysOf(FONT_PAIRS);

/** The fields of each block. */
export const BLOCK_FIELDS = {
  company: {
    name: text(60),
    shortName: text(40),
    tagline: text(120),
    /** Building, street and zone; of a former version, the whole line. */
    address: text(120),
    city: optionalText(60).check((sent) => sent.overwrite((city) => city.replace(COUNTRY_AT_END, ''))),
    /** Number in the commercial register, for search engines. */
    registration: sentAs(limited(comparable, 40, tooLong(40)), { input: 'plain' }),
    phones: rows({ number: phone }, 1, 3),
    whatsapp: optionalPhone,
    /** How a visitor's chat begins, and one about something, which follows; blank for the usual words. */
    chatQuote: optionalText(120),
    chatQuestion: optionalText(120),
    email: sentAs(Email, { input: 'plain' }),
    networks: rows(
      { network, profile: sentAs(limited(comparable, 300, tooLong(300)), { input: 'plain' }) },
      0,
      NETWORKS.length,
    ).check((sent) => sent.check(checkNetworks)),
    latitude: sentAs(degrees('latitude', 90, ERROR_MESSAGES.latitudeInvalid), { input: 'number' }),
    longitude: sentAs(degrees('longitude', 180, ERROR_MESSAGES.longitudeInvalid), { input: 'number' }),
    logo: picture(),
    /** On dark grounds; blank for the same logo. */
    darkLogo: picture().looks({ hasNoDefault: true }),
    /** A logo may have the name in it. */
    hasNameBesideLogo: on(),
    isOnlyLogoOnPhones: on(),
    /** The day on which a lawyer has checked the privacy notice; blank for none. */
    privacyCheckedOn: optionalDate,
    areVisualisations: on(),
    /** The sample was removed, whatever the name. */
    isOwn: hidden(z.boolean({ error: ERROR_MESSAGES.invalidValue })),
  },
  hours: {
    week: rows(weekRow, 1, 14).check((week) =>
      week.superRefine((sent, context) => checkRows(sent, conflictingRows.ofWeek, context)),
    ),
    exceptions: rows(exception, 0, 12).check((exceptions) =>
      exceptions.superRefine((sent, context) => checkRows(sent, conflictingRows.ofExceptions, context)),
    ),
  },
  hero: {
    pageTitle: text(80),
    pageDescription: search.pageDescription,
    heading: text(80),
    slides: rows(
      {
        image: picture(),
        subtitle: text(40),
        title: text(40),
        description: text(150),
        buttonText1: text(40),
        buttonLink1: buttonLink,
        buttonText2: text(40),
        buttonLink2: buttonLink,
      },
      1,
      8,
    ),
    introTitle: text(80),
    introPicture: group(withAlt),
    introText: text(300),
    strengths: rows({ text: text(120) }, 1, 8),
    servicesTitle: heading(),
    portfolioTitle: heading(),
    statisticsTitle: heading(),
    statistics: rows(
      {
        value: number(0, 1_000_000, ERROR_MESSAGES.numberInvalid),
        suffix: sentAs(limited(line, 3, ERROR_MESSAGES.suffixTooLong), { input: 'plain' }),
        title: text(60),
      },
      1,
      8,
    ),
    callTitle: text(80),
    callText: text(200),
    startTitle: heading(),
    start: text(200),
    /** In the order of the page. */
    sections: rows(
      { section: hidden(z.enum(SECTIONS, { error: ERROR_MESSAGES.invalidValue })), isHidden: on() },
      SECTIONS.length,
      SECTIONS.length,
    ).check((sent) =>
      sent.refine(
        (sections) => isEachOnce(sections.map(({ section }) => section)),
        ERROR_MESSAGES.invalidValue,
      ),
    ),
  },
  story: {
    ...search,
    introduction: text(200),
    aboutPicture: group({ picture: picture() }),
    storyTitle: heading(),
    since: text(60),
    storyPicture: group(withAlt),
    story: prose(2000),
    drivesTitle: heading(),
    missionTitle: heading(),
    mission: text(200),
    visionTitle: heading(),
    vision: text(200),
    valuesTitle: heading(),
    values: rows(titled(200), 1, 8),
    teamTitle: heading(),
    teamIntroduction: text(200),
    team: rows(titled(120), 1, 8),
    reasonsTitle: heading(),
    reasons: rows(titled(200), 1, 8),
    aboutTitle: text(80),
    aboutText: text(200),
  },
  custom: {
    ...search,
    introduction: text(200),
    servicesPicture: group({ picture: picture() }),
    tradesTitle: heading(),
    trades: text(200),
    /** Visitors see the section when it has an introduction or prices. */
    pricesTitle: heading(),
    pricesIntroduction: optionalText(200),
    prices: rows({ title: text(60), price: text(60), text: text(200) }, 0, 3),
    customTitle: heading(),
    customPicture: group(withAlt),
    lead: text(200),
    text: text(300),
    stepsTitle: heading(),
    stepsIntroduction: text(150),
    steps: rows({ title: text(60), time: text(60), text: text(200) }, 1, 8),
  },
  trust: {
    title: heading(),
    certificates: rows(
      {
        name: text(120),
        certificateNumber: sentAs(limited(line, 60, tooLong(60)), { input: 'plain' }),
        /** The last day on which visitors see it; blank for one that does not end. */
        validUntil: optionalDate,
        picture: picture().looks({ hasNoDefault: true }),
        document,
      },
      0,
      20,
    ),
    warranties: rows({ service, years: number(1, 50, ERROR_MESSAGES.yearsInvalid) }, 0, 20),
  },
  questions: {
    ...search,
    introduction: text(120),
    promise: text(200),
    chatTitle: heading(),
    chatText: optionalText(200),
    chatPicture: group({ ...withAlt, caption: text(150) }),
    questionsTitle: heading(),
    questions: rows(
      {
        /** The anchor of links; the API gives new questions theirs. */
        anchor: hidden(
          limited(comparable, 60, ERROR_MESSAGES.invalidValue).pipe(
            z.string().regex(/^[\w-]*$/, ERROR_MESSAGES.invalidValue),
          ),
        ),
        question: text(120),
        answer: text(500),
        service: sentAs(service.sent.default(''), service.look),
      },
      1,
      20,
    ),
    /** Once an enquiry is sent. */
    photo: text(200),
    next: text(200),
    visit: text(200),
    quote: text(200),
    chat: text(200),
    urgent: text(200),
  },
  chairman: {
    ...search,
    introduction: text(150),
    chairmanPicture: group({ picture: picture() }),
    salutation: text(60),
    letter: prose(5000),
    name: text(60),
    portrait: picture(),
  },
  portfolio: { ...search, introduction: text(200), galleryIntroduction: optionalText(200) },
  testimonials: { ...search, introduction: text(200), title: heading() },
  /** Without an introduction, it names the company. */
  blog: { ...search, introduction: optionalText(200) },
  pages: {
    /** In the order of menus. */
    pages: rows(
      {
        page: hidden(z.enum(MENU_PATHS, { error: ERROR_MESSAGES.invalidValue })),
        /** Blank for that of `PAGE_NAMES`. */
        name: optionalText(40),
        isHidden: on(),
      },
      MENU_PATHS.length,
      MENU_PATHS.length,
    ).check((sent) =>
      sent.refine(
        (pages) =>
          isEachOnce(pages.map(({ page }) => page)) &&
          pages.every(({ page, isHidden }) => !isHidden || HIDEABLE_PAGES.includes(page)),
        ERROR_MESSAGES.invalidValue,
      ),
    ),
    /** At the end of pages without a call of their own. */
    callTitle: text(80),
    callText: text(200),
  },
  categories: {
    projects: rows(groupedCategory, 1, 30),
    pictures: rows(groupedCategory, 1, 30),
    posts: rows({ ...category, isHidden: on().blank(false) }, 1, 30),
  },
  /** The page exists if it has a text. */
  terms: { wording: optionalProse(20000) },
  look: {
    primary: color(),
    accent: color(),
    fonts: sentAs(z.enum(FONTS, { error: ERROR_MESSAGES.invalidValue }), { input: 'choice', options: FONTS }),
  },
} as const satisfies Record<BlockId, Fields>;

type BlockSchemas = { readonly [Id in BlockId]: ReturnType<typeof sentSchema<(typeof BLOCK_FIELDS)[Id]>> };

/** What administrators send of each block. */
export const BLOCKS: BlockSchemas = schemasOf(BLOCK_FIELDS);

function schemasOf(blocks: typeof BLOCK_FIELDS): BlockSchemas;
function schemasOf(blocks: Readonly<Record<BlockId, Fields>>): Record<BlockId, z.ZodObject> {
  return fromKeys(BLOCK_IDS, (id) => sentSchema(blocks[id]));
}

export type BlockValues = { [Id in BlockId]: z.output<(typeof BLOCKS)[Id]> };
