import Star from 'icon:Star';
import StarBorder from 'icon:StarBorder';
import type { Testimonial } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';

const STARS = [1, 2, 3, 4, 5];

/** A read-only rating of 1 to 5 in halves. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLanguage();
  return (
    <Box component="span" role="img" aria-label={t('Rated {rating} out of 5', { rating })} sx={row}>
      {STARS.map((star) => (
        <Box key={star} component="span" sx={{ display: 'flex', position: 'relative' }}>
          {rating < star && <StarBorder fontSize="inherit" sx={{ color: 'action.disabled' }} />}
          {rating > star - 1 && <Star fontSize="inherit" sx={rating < star ? half : undefined} />}
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'inline-flex', fontSize: '0.95rem', color: 'secondary.main' };
/** Aligns at inline start. */
const half = {
  position: 'absolute',
  insetInlineStart: 0,
  clipPath: 'inset(0 50% 0 0)',
  '[dir="rtl"] &': { clipPath: 'inset(0 0 0 50%)' },
};

type ClientProps = Pick<Testimonial, 'name' | 'position' | 'project' | 'image' | 'picture'>;

function Client({ name, position, project, image, picture }: ClientProps) {
  return (
    <Box component="figcaption" sx={caption}>
      <div>
        <Typography sx={{ fontWeight: 700 }}>{bidiText(name)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {bidiText(position)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {bidiText(project)}
        </Typography>
      </div>
      {image !== undefined && (
        <Image image={image} picture={picture} alt="" sizes="120px" ratio={3 / 2} sx={work} />
      )}
    </Box>
  );
}

const caption = { display: 'flex', gap: 2, alignItems: 'end', justifyContent: 'space-between' } as const;
const work = { flexShrink: 0, inlineSize: 120 };

/** Quotation marks of the page's language. */
const quotationMarks = {
  quotes: '"“" "”"',
  '[dir="rtl"] &': { quotes: '"«" "»"' },
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
};

interface Props extends Omit<Testimonial, 'id'> {
  fontSize: string;
}

export function TestimonialCard({ fontSize, text, rating, ...client }: Props) {
  return (
    <Box component="figure" sx={{ margin: 0, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Stars rating={rating} />
      <Typography component="blockquote" sx={{ ...quote, fontSize }}>
        {bidiText(text)}
      </Typography>
      <Client {...client} />
    </Box>
  );
}

const quote = {
  ...quotationMarks,
  margin: 0,
  flexGrow: 1,
  maxInlineSize: '34em',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 'var(--article-heading-line)',
  textWrap: 'pretty',
} as const;
