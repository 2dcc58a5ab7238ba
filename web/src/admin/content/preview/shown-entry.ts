import {
  type BlockId,
  beginningOf,
  type ContentKind,
  categoryGroup,
  categoryName,
  dateInDoha,
  type Fields,
  leavesOf,
  mapLeaves,
  type ResponsiveImage,
  type Service,
  type SiteBlocks,
  type shownBlock,
  textsIn,
  toAsciiDigits,
  translationsOf,
  type Values,
  withPosition,
} from '@alnafitha/contract';
import type { FieldValues } from 'react-hook-form';
import { CUSTOM_CATEGORY } from '../../ui/use-categories';
import type { TypedInputs } from '../form/form-values';
import type { TextInBoth } from './texts-in-both';

export interface Form {
  readonly kind: ContentKind;
  /** Of the block or entry; absent for a new one. */
  readonly id: string | undefined;
  readonly fields: Fields;
  readonly typed?: TypedInputs | undefined;
  /** The stored entry, or the values of a block. */
  readonly stored: object;
}

interface Context {
  /** The valid values before. */
  readonly last: Values;
  /** The day in Doha that the page is of. */
  readonly day: string;
  readonly inBoth: (texts: ReturnType<typeof textsIn>, values: FieldValues) => TextInBoth[];
  /** The image of a URL or a new file, once its size is known. */
  readonly imageOf: (picture: unknown) => ResponsiveImage | undefined;
  readonly categories: SiteBlocks['categories'];
  /** Only forms of blocks need it, and it has the sample's texts. */
  readonly showBlock: typeof shownBlock | undefined;
  /** Those that visitors see, for a block that names some. */
  readonly services: readonly Service[] | undefined;
}

interface ShownForm {
  /** What visitors would see of an entry; of a block, in each language. */
  readonly entry: object;
  readonly texts: readonly TextInBoth[];
  readonly valid: Values;
  /** Whether all values are valid. */
  readonly isComplete: boolean;
}

/** What visitors would see if the form was saved as it is; an invalid value is the last valid one. */
export function shownForm(form: Form, values: FieldValues, context: Context): ShownForm {
  const { kind, id = 'new', fields, stored } = form;
  const { last, day, inBoth, imageOf, services = [] } = context;
  const typed = kind === 'blocks' ? withPosition(values) : values;
  const { valid, isComplete } = validValues(fields, typed, last, form.typed);
  const further = kind === 'blocks' ? {} : furtherOf(kind, values, stored, context);
  const seen = Object.entries(valid).filter(([name]) => fields[name]?.seen !== 'nobody');
  const document = { ...Object.fromEntries(seen), ...further };
  const found = textsIn([fields], document);
  const texts = inBoth(found, values);
  const translations = Object.fromEntries(
    // A text without a translation is shown as it is; no machine is asked for one.
    texts.map(({ field, text, translation }) => [field, { text: translation ?? text }]),
  );
  const chosenLanguages = texts.map(({ text, language }) => ({ of: beginningOf(text), language }));
  const shared = { translations, chosenLanguages };
  const entry =
    kind === 'blocks'
      ? (context.showBlock?.(
          id as BlockId,
          { values: { ...stored, ...withDigits(fields, valid) }, imageOf, services, ...shared },
          day,
        ) ?? {})
      : { id, ...document, translations: translationsOf(found, shared) };
  return { entry, texts, valid, isComplete };
}

/** Telephone numbers as they are typed, which the API formats when they are saved. */
const withDigits = (fields: Fields, values: Values): Values =>
  mapLeaves(fields, values, ({ field, value }) =>
    field.look.input === 'phone' ? toAsciiDigits(String(value)) : value,
  );

/** When the post of a form is live; now while its time is not valid. */
export function dateOf(values: FieldValues): Date {
  const [day = '', time = ''] = String(values.date).split('T');
  const date = dateInDoha(day, time);
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

interface Pictured {
  readonly image?: string | undefined;
  readonly picture?: ResponsiveImage['picture'] | undefined;
}

/** What an entry has besides its fields. */
function furtherOf(
  kind: ContentKind,
  values: FieldValues,
  stored: object & Pictured & { readonly slug?: string; readonly url?: string; readonly author?: string },
  { imageOf, categories }: Context,
): Values {
  const own = values.image === stored.image ? { image: stored.image, picture: stored.picture } : undefined;
  const picture: Pictured = (values.file ? undefined : own) ?? imageOf(values.file ?? values.image) ?? {};
  switch (kind) {
    case 'services':
      return { ...picture, slugs: [stored.slug || values.slug || 'new'] };
    case 'posts': {
      const category = values.category === CUSTOM_CATEGORY ? values.customCategory : values.category;
      return {
        ...picture,
        author: stored.author ?? 'Admin',
        category,
        date: dateOf(values).toISOString(),
        contentPictures: [],
      };
    }
    case 'projects': {
      const images = (Array.isArray(values.pictures) ? values.pictures : []).flatMap(
        (chosen) => imageOf(chosen) ?? [],
      );
      const title = values.title || categoryName(categories.projects, values.category);
      const category = categoryGroup(categories.projects, values.category);
      return { ...images[0], images, title, category, related: [] };
    }
    case 'images':
      return {
        url: stored.url,
        picture: stored.picture,
        category: values.category,
        subCategories: values.subCategories,
      };
    default:
      return { ...picture };
  }
}

/** Nothing can be shown for these while they are blank. */
const NEEDED: readonly string[] = ['date', 'time'];

/**
 * The values as they would be stored; an invalid one is that of `last`, at its place. A new row is shown once it has
 * its days and times.
 */
function validValues(
  fields: Fields,
  values: object,
  last: object,
  typed: TypedInputs = {},
): { readonly valid: Values; readonly isComplete: boolean } {
  const former = new Map(leavesOf(fields, last).map(({ path, value }) => [path, value]));
  const begun = new Set<string>();
  let isComplete = true;
  const all = mapLeaves(fields, values, ({ path, field, value }) => {
    const { look, sent } = field;
    const parsed = (typed[look.input]?.schema ?? look.typed ?? sent).safeParse(value);
    if (parsed.success) return parsed.data;
    isComplete = false;
    if (NEEDED.includes(look.input) && !former.get(path) && !sent.safeParse('').success)
      begun.add(path.slice(0, path.lastIndexOf('-')));
    return former.get(path) ?? (typeof value === 'string' ? '' : value);
  });
  const valid = Object.entries(all).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((_, row) => !begun.has(`${name}-${row}`)) : value,
  ]);
  return { valid: Object.fromEntries(valid), isComplete };
}
