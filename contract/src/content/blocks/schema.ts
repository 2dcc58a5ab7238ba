import { z } from 'zod';
import { toAsciiDigits } from '../../digits';
import { ERROR_MESSAGES, tooLong } from '../../error-messages';
import { comparable, Email, isInYears, limited, line, multiline, required } from '../../fields';
import { OTHER_DOCUMENT, sanitizeLinkUrl } from '../../links';
import { ImagePath } from '../images';
import { degrees, parseProfile } from './company-fields';
import { type BlockId, DOCUMENT_URL, WEEKDAYS } from './values';
import { conflictingRows } from './working-hours';

/** How the panel edits a field, in zod's metadata of its schema. */
export type FieldInput =
  | 'text'
  | 'prose'
  | 'plain'
  | 'phone'
  | 'number'
  | 'day'
  | 'weekday'
  | 'date'
  | 'time'
  | 'switch'
  | 'picture'
  | 'document'
  | 'service'
  | 'hidden';

interface FieldMeta {
  readonly input: FieldInput;
  readonly maxLength?: number;
  /** The site has nothing to show in place of a blank field. */
  readonly hasNoDefault?: boolean;
}

/** `text` and `prose` are translated. */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  return z.globalRegistry.get(schema) as FieldMeta | undefined;
}

type Limit = Parameters<typeof tooLong>[0];

const text = (maxLength: Limit) =>
  required(line, ERROR_MESSAGES.textRequired, maxLength, tooLong(maxLength)).meta({
    input: 'text',
    maxLength,
  });
const optionalText = (maxLength: Limit) =>
  limited(line, maxLength, tooLong(maxLength)).meta({ input: 'text', maxLength });
/** Paragraphs are lines. */
const prose = (maxLength: Limit) =>
  required(multiline, ERROR_MESSAGES.textRequired, maxLength, tooLong(maxLength)).meta({
    input: 'prose',
    maxLength,
  });

/** Figures of a number, time or date, with Latin digits. */
const figures = (error: string) => comparable(error).transform(toAsciiDigits);

/** The API formats it as an international number. */
const phone = required(comparable, ERROR_MESSAGES.phoneInvalid, 60, ERROR_MESSAGES.phoneInvalid).meta({
  input: 'phone',
});
const optionalPhone = limited(comparable, 60, ERROR_MESSAGES.phoneInvalid).meta({ input: 'phone' });

/** A profile of a network, or blank. */
const profile = (network: Parameters<typeof parseProfile>[1], error: string) =>
  limited(comparable, 300, tooLong(300))
    .transform((typed) => (typed === '' ? '' : parseProfile(typed, network)))
    .pipe(z.string(error))
    .meta({ input: 'plain' });

/** The target of a button: a page of the site, a chat, a telephone number or an e-mail address. */
const buttonLink = required(comparable, ERROR_MESSAGES.linkElsewhere, 300, tooLong(300))
  .transform((link) => sanitizeLinkUrl(link) ?? '')
  .pipe(z.string().regex(/^(?:\/|tel:|mailto:|https:\/\/wa\.me\/)/, ERROR_MESSAGES.linkElsewhere))
  .refine((link) => !OTHER_DOCUMENT.test(link), ERROR_MESSAGES.linkElsewhere)
  .meta({ input: 'plain' });

const number = (min: number, max: number, error: string) =>
  z
    .union(
      [
        z.number(),
        figures(error)
          .pipe(z.string().regex(/^-?\d+(\.\d+)?$/))
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.number().min(min, error).max(max, error))
    .meta({ input: 'number' });

const picture = ImagePath.meta({ input: 'picture' });
/** The URL of an uploaded PDF; blank for none. */
const document = limited(comparable, 80, ERROR_MESSAGES.attachmentNotFound)
  .pipe(z.string().regex(new RegExp(`^$|${DOCUMENT_URL.source}`), ERROR_MESSAGES.attachmentNotFound))
  .meta({ input: 'document' });
/** The id of a service; blank for all. */
const service = limited(comparable, 128, ERROR_MESSAGES.invalidValue).meta({ input: 'service' });
const isOn = z.boolean({ error: ERROR_MESSAGES.invalidValue }).meta({ input: 'switch' });
const day = z.enum(WEEKDAYS, { error: ERROR_MESSAGES.invalidValue }).meta({ input: 'day' });
/** Blank for every day, as in hours of a former version. */
const optionalDay = z
  .enum(['', ...WEEKDAYS], { error: ERROR_MESSAGES.invalidValue })
  .default('')
  .meta({ input: 'weekday' });
const filledDate = z.iso.date(ERROR_MESSAGES.dateInvalid).refine(isInYears, ERROR_MESSAGES.dateInvalid);
const date = figures(ERROR_MESSAGES.dateInvalid).pipe(filledDate).meta({ input: 'date' });
const optionalDate = figures(ERROR_MESSAGES.dateInvalid)
  .pipe(z.literal('').or(filledDate))
  .meta({ input: 'date' });
const OPENS = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const orBlank = ({ source }: RegExp) => new RegExp(`^$|${source}`);
const time = (pattern: RegExp) =>
  figures(ERROR_MESSAGES.timeInvalid)
    .pipe(z.string().regex(pattern, ERROR_MESSAGES.timeInvalid))
    .transform((text) => (text === '24:00' ? '00:00' : text))
    .meta({ input: 'time' });

const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z
    .array(item, { error: ERROR_MESSAGES.invalidValue })
    .min(min, ERROR_MESSAGES.tooFewRows)
    .max(max, ERROR_MESSAGES.tooManyRows);
const titled = (limit: Limit) => z.object({ title: text(60), text: text(limit) });
const withAlt = z.object({ picture, alt: text(200) });

/** Rows that end before they begin, or overlap, have an issue at their end. */
function checkRows<Row>(
  rows: readonly Row[],
  isConflict: (rows: readonly Row[]) => { row: number; field: string; message: string }[],
  context: z.core.$RefinementCtx,
) {
  for (const { row, field, message } of isConflict(rows))
    context.addIssue({ code: 'custom', path: [row, field], message });
}

const WeekRow = z.object({ from: day, until: day, opens: time(OPENS), closes: time(CLOSES) });
const Exception = z.object({
  title: text(60),
  weekday: optionalDay,
  from: date,
  until: date,
  /** Both are blank on days when it is closed. */
  opens: time(orBlank(OPENS)),
  closes: time(orBlank(CLOSES)),
});

/** What administrators send of each block. */
export const BLOCKS = {
  company: z.object({
    name: text(60),
    shortName: text(40),
    tagline: text(120),
    address: text(120),
    /** Number in the commercial register, for search engines. */
    registration: limited(comparable, 40, tooLong(40)).meta({
      input: 'plain',
      maxLength: 40,
      hasNoDefault: true,
    }),
    phones: list(z.object({ number: phone }), 1, 3),
    whatsapp: optionalPhone,
    email: Email.meta({ input: 'plain' }),
    facebook: profile({ domain: 'facebook.com', short: 'fb.com' }, ERROR_MESSAGES.facebookInvalid),
    instagram: profile({ domain: 'instagram.com', short: 'instagr.am' }, ERROR_MESSAGES.instagramInvalid),
    snapchat: profile({ domain: 'snapchat.com', path: 'add/' }, ERROR_MESSAGES.snapchatInvalid),
    latitude: degrees('latitude', 90, ERROR_MESSAGES.latitudeInvalid).meta({ input: 'number' }),
    longitude: degrees('longitude', 180, ERROR_MESSAGES.longitudeInvalid).meta({ input: 'number' }),
    logo: picture,
  }),
  hours: z.object({
    week: list(WeekRow, 1, 14).superRefine((rows, context) =>
      checkRows(rows, conflictingRows.ofWeek, context),
    ),
    /** The home page shows the week without it. */
    homeDays: optionalText(80),
    homeHours: optionalText(80),
    exceptions: list(Exception, 0, 12).superRefine((rows, context) =>
      checkRows(rows, conflictingRows.ofExceptions, context),
    ),
  }),
  hero: z.object({
    pageTitle: text(80),
    heading: text(80),
    keywords: optionalText(300),
    slides: list(
      z.object({
        image: picture,
        subtitle: text(40),
        title: text(40),
        description: text(150),
        buttonText1: text(40),
        buttonLink1: buttonLink,
        buttonText2: text(40),
        buttonLink2: buttonLink,
      }),
      3,
      3,
    ),
    introTitle: text(80),
    introText: text(300),
    strengths: list(z.object({ text: text(120) }), 1, 5),
  }),
  story: z.object({
    introduction: text(200),
    since: text(60),
    story: prose(2000),
    mission: text(200),
    vision: text(200),
    teamIntroduction: text(200),
    team: list(titled(120), 1, 8),
    values: list(titled(200), 6, 6),
    reasons: list(titled(200), 4, 4),
    aboutTitle: text(80),
    aboutText: text(200),
  }),
  numbers: z.object({
    statistics: list(
      z.object({
        value: number(0, 1_000_000, ERROR_MESSAGES.numberInvalid),
        suffix: limited(line, 3, ERROR_MESSAGES.suffixTooLong).meta({ input: 'plain' }),
        title: text(60),
      }),
      1,
      4,
    ),
  }),
  custom: z.object({ introduction: text(200), trades: text(200), lead: text(200), text: text(300) }),
  steps: z.object({
    introduction: text(150),
    steps: list(z.object({ title: text(60), time: text(60), text: text(200) }), 4, 4),
  }),
  trust: z.object({
    certificates: list(
      z.object({
        name: text(120),
        certificateNumber: limited(line, 60, tooLong(60)).meta({ input: 'plain' }),
        /** The last day on which visitors see it; blank for one that does not end. */
        validUntil: optionalDate,
        picture: picture.meta({ input: 'picture', hasNoDefault: true }),
        document,
      }),
      0,
      20,
    ),
    warranties: list(z.object({ service, years: number(1, 50, ERROR_MESSAGES.yearsInvalid) }), 0, 20),
  }),
  questions: z.object({
    introduction: text(120),
    promise: text(200),
    questions: list(
      z.object({
        /** The anchor of links; the API gives new questions theirs. */
        anchor: limited(comparable, 60, ERROR_MESSAGES.invalidValue)
          .pipe(z.string().regex(/^[\w-]*$/, ERROR_MESSAGES.invalidValue))
          .meta({ input: 'hidden' }),
        question: text(120),
        answer: text(500),
        service: service.default('').meta({ input: 'service' }),
      }),
      4,
      20,
    ),
  }),
  chairman: z.object({
    introduction: text(150),
    salutation: text(60),
    letter: prose(5000),
    name: text(60),
    portrait: picture,
  }),
  offer: z.object({
    homeTitle: text(80),
    homeText: text(200),
    title: text(80),
    text: text(200),
    start: text(200),
    next: text(200),
    quote: text(200),
    clients: text(200),
  }),
  pictures: z.object({
    areVisualisations: isOn,
    home: withAlt,
    about: z.object({ picture }),
    story: withAlt,
    services: z.object({ picture }),
    custom: withAlt,
    contact: withAlt.extend({ caption: text(150) }),
    chairman: z.object({ picture }),
  }),
} as const satisfies Record<BlockId, z.ZodObject>;

export type BlockValues = { [Id in BlockId]: z.output<(typeof BLOCKS)[Id]> };
