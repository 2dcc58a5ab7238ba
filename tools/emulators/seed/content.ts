import { TRANSLATED_FIELDS, type TranslatedKind, type Translation } from '@alnafitha/contract';
import { fingerprintOf, originalsOf, withQueriedFields } from '../../../functions/src/translations/originals';
import { partsOf } from '../../../functions/src/translations/parts';
import { ARABIC } from './arabic/arabic';
import type { FindImage, SeedDocument } from './document';
import { imageDocuments } from './images';
import { postDocuments } from './posts/documents';
import { projectDocuments } from './projects';
import { serviceDocuments } from './services';
import { testimonialDocuments } from './testimonials';

/** Their Arabic is not reviewed. */
const UNREVIEWED: ReadonlySet<TranslatedKind> = new Set(['images', 'testimonials']);

/** A reviewed text whose English has changed since. */
const OUTDATED = {
  path: 'projects/walnut-kitchen',
  field: 'description',
  of: 'Floor-to-ceiling cabinets hide the refrigerator and the oven; the island seats four. The carcasses are aluminium, which does not swell with steam; only the fronts are walnut.',
};

const arabic = new Map(Object.entries(ARABIC));

/** Everything that visitors can see. */
export function contentDocuments(findImage: FindImage): SeedDocument[] {
  return [imageDocuments, projectDocuments, testimonialDocuments, serviceDocuments, postDocuments]
    .flatMap((documents) => documents(findImage))
    .map(withArabic);
}

/** Throws for a text without Arabic. */
function withArabic({ path, data }: SeedDocument): SeedDocument {
  const kind = kindOf(path);
  const entries = originalsOf(kind, { ...data, translations: {} }).map((original) => {
    const text = partsOf(original).render(arabic);
    if (text === undefined) throw new Error(`${path} has no Arabic of ${original.field}`);
    const isOutdated = path === OUTDATED.path && original.field === OUTDATED.field;
    const of = isOutdated ? OUTDATED.of : fingerprintOf(original.text);
    const translation: Translation = { text, by: UNREVIEWED.has(kind) ? 'machine' : 'person', of };
    return [original.field, translation] as const;
  });
  const translated = { ...data, translations: Object.fromEntries(entries) };
  return { path, data: withQueriedFields(kind, translated) };
}

export function kindOf(path: string): TranslatedKind {
  const kind = Object.keys(TRANSLATED_FIELDS).find((each) => path.startsWith(`${each}/`));
  return kind as TranslatedKind;
}
