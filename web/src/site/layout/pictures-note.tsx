import { unprefixedPath } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Typography } from '../../shared/ui/typography';
import { usePageLocation } from '../ui/page-location';

/** The blocks of the pages that have pictures of the design until there are others. */
const BLOCKS = {
  '/': 'hero',
  '/about': 'story',
  '/services': 'custom',
  '/contact': 'questions',
  '/chairman': 'chairman',
} as const;
type PictureBlock = (typeof BLOCKS)[keyof typeof BLOCKS];

/** Says that pictures are visualisations, always while the page shows one of the design. */
export function PicturesNote() {
  const { areVisualisations } = useBlock('company');
  const path = unprefixedPath(usePageLocation().location.pathname);
  const block = Object.entries(BLOCKS).find(([page]) => page === path)?.[1];
  if (areVisualisations) return <Note />;
  return block && <PageNote block={block} />;
}

function PageNote({ block }: { block: PictureBlock }) {
  const values = useBlock(block);
  const slides = 'slides' in values ? values.slides : [];
  const hasOfDesign =
    slides.some(({ image }) => !image) ||
    Object.entries(values).some(([field, value]) => field.endsWith('Picture') && !value.picture);
  return hasOfDesign && <Note />;
}

function Note() {
  const { t } = useLanguage();
  return (
    <Typography variant="body2" sx={{ flexBasis: '100%' }}>
      {t('The pictures on this website are visualisations, not photographs.')}
    </Typography>
  );
}
