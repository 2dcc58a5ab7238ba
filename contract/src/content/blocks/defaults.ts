import type { Language } from '../../languages';
import { leavesOf } from '../fields/walk';
import sample from './sample.json' with { type: 'json' };
import { BLOCK_FIELDS, type BlockValues } from './schema';
import type { BlockId } from './values';

/** A test validates the values, so that no start of the API has to. */
function sampleIn(language: Language): BlockValues {
  return JSON.parse(JSON.stringify(sample), (_, value) => value[language] ?? value);
}

/**
 * The sample's company: what the site says until a block is changed. Images are absent: the code has them. Nothing
 * is invented of what others certify.
 */
export const SAMPLE_BLOCKS = sampleIn('en');
const SAMPLE_IN_ARABIC = sampleIn('ar');

/** Fixed Arabic of the sample's categories and author, which needs no translator. */
export const BLOG_ARABIC: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    SAMPLE_BLOCKS.categories.posts.map(({ key }, index) => [
      key,
      SAMPLE_IN_ARABIC.categories.posts[index]?.name ?? '',
    ]),
  ),
  Admin: 'الإدارة',
};

/** The Arabic of the sample counts as a person's. */
export function sampleTranslations(id: BlockId) {
  const arabic = leavesOf(BLOCK_FIELDS[id], SAMPLE_IN_ARABIC[id]);
  return Object.fromEntries(
    leavesOf(BLOCK_FIELDS[id], SAMPLE_BLOCKS[id]).flatMap(({ path, value }, index) => {
      const [of, text] = [String(value), String(arabic[index]?.value)];
      return text === of ? [] : [[path, { text, by: 'person' as const, of }]];
    }),
  );
}
