import { categoryName, type Difference } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Image } from '../../shared/ui/image';
import { matchParent } from '../ui/styles';
import { fieldAt, useFieldLabel } from './field-labels';
import { compareWords, type Part, plainTextOf, shortenUnchanged } from './word-differences';

/** The values of these fields are URLs in lines. */
export const IMAGE_FIELDS: readonly string[] = ['image', 'images', 'picture', 'logo', 'darkLogo', 'portrait'];

/** The values of these fields are those of a switch or a select. */
import { useAllCategories } from '../ui/use-categories';

const CHOICE_FIELDS: readonly string[] = [
  'active',
  'published',
  'category',
  'subCategories',
  'icon',
  'areVisualisations',
  'hasNameBesideLogo',
  'isOnlyLogoOnPhones',
  'from',
  'until',
];

interface Labels {
  before: string;
  now: string;
}

interface Props {
  differences: readonly Difference[];
  labels: Labels;
}

export function Differences({ differences, labels }: Props) {
  const { t } = useLanguage();
  if (differences.length === 0) return <Typography>{t('Nothing is different now.')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {differences.map((difference) => (
        <FieldDifference
          key={`${difference.field} ${difference.isTranslation}`}
          difference={difference}
          labels={labels}
        />
      ))}
    </Box>
  );
}

function FieldDifference({ difference, labels }: { difference: Difference; labels: Labels }) {
  const { t } = useLanguage();
  const headingId = useId();
  const label = useFieldLabel()(difference.field);
  const { before, now } = difference;
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography id={headingId} component="h3" sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>
        {difference.isTranslation ? `${label} (${t('Translation')})` : label}
      </Typography>
      {IMAGE_FIELDS.includes(fieldAt(difference.field)) ? (
        <Sides labels={labels} before={<Images urls={before} />} now={<Images urls={now} />} />
      ) : (
        <TextDifference difference={difference} labels={labels} />
      )}
    </Box>
  );
}

function TextDifference({ difference, labels }: { difference: Difference; labels: Labels }) {
  const { t } = useLanguage();
  const textOf = useShownText(difference);
  const [before, now] = [textOf(difference.before), textOf(difference.now)];
  const parts = useMemo(() => compareWords(before, now), [before, now]);
  if (![...parts.before, ...parts.now].some(({ isChanged }) => isChanged))
    return (
      <Typography variant="body2" color="textSecondary">
        {t('Only the formatting, links or images differ.')}
      </Typography>
    );
  return (
    <Sides
      labels={labels}
      before={<Text parts={parts.before} mark="del" />}
      now={<Text parts={parts.now} mark="ins" />}
    />
  );
}

/** What the forms show for a value. */
function useShownText({ field, isTranslation }: Difference): (value: string) => string {
  const { t, translateIfKnown, formatDate } = useLanguage();
  const { projects, pictures, posts } = useAllCategories();
  const choice = (value: string) => {
    if (value === 'true') return t('Yes');
    return value === 'false'
      ? t('No')
      : translateIfKnown(categoryName([...projects, ...pictures, ...posts], value));
  };
  return (value) => {
    if (field === 'content') return plainTextOf(value);
    if (isTranslation) return value;
    if (field === 'date') return Number.isNaN(Date.parse(value)) ? value : formatDate(value);
    return CHOICE_FIELDS.includes(fieldAt(field)) ? value.split('\n').map(choice).join('\n') : value;
  };
}

/** Both versions, side by side if there is room. */
function Sides({ labels, before, now }: { labels: Labels; before: ReactNode; now: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      }}
    >
      <Side label={labels.before}>{before}</Side>
      <Side label={labels.now}>{now}</Side>
    </Box>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {children}
    </div>
  );
}

const tint = (color: 'error' | 'success') =>
  `color-mix(in srgb, var(--mui-palette-${color}-main) 16%, transparent)`;

function Text({ parts, mark }: { parts: readonly Part[]; mark: 'del' | 'ins' }) {
  if (parts.length === 0) return '–';
  return (
    <Box
      translate="no"
      dir="auto"
      sx={{
        // The text has its own direction, but is aligned with the page.
        ...matchParent,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
        '& del': { backgroundColor: tint('error') },
        '& ins': { backgroundColor: tint('success') },
      }}
    >
      {shortenUnchanged(parts).map(({ text, isChanged }, index) => {
        const Mark = isChanged ? mark : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        return <Mark key={index}>{bidiText(text)}</Mark>;
      })}
    </Box>
  );
}

function Images({ urls }: { urls: string }) {
  const { t } = useLanguage();
  if (!urls) return '–';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {urls.split('\n').map((url) => (
        <Image
          key={url}
          image={url}
          alt={t('Image')}
          sizes="120px"
          ratio={3 / 2}
          sx={{ inlineSize: 120, borderRadius: 1 }}
        />
      ))}
    </Box>
  );
}
