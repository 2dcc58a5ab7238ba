import { unprefixedPath } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Typography } from '../../shared/ui/typography';
import { usePageLocation } from '../ui/page-location';

/** The pictures of each page that those of the design stand in for. */
const PICTURES = {
  '/': ['home'],
  '/about': ['about', 'story'],
  '/services': ['services', 'custom'],
  '/contact': ['contact'],
  '/chairman': ['chairman'],
} as const;

/** Says that pictures are visualisations, always while the page shows one of the design. */
export function PicturesNote() {
  const pictures = useBlock('pictures');
  const path = unprefixedPath(usePageLocation().location.pathname);
  const own = Object.entries(PICTURES).find(([page]) => page === path)?.[1] ?? [];
  if (pictures.areVisualisations || own.some((name) => !pictures[name].picture)) return <Note />;
  return path === '/' && <SlidesNote />;
}

/** Only the home page has the slides. */
function SlidesNote() {
  return useBlock('hero').slides.some(({ image }) => !image) && <Note />;
}

function Note() {
  const { t } = useLanguage();
  return (
    <Typography variant="body2" sx={{ flexBasis: '100%' }}>
      {t('The pictures on this website are visualisations, not photographs.')}
    </Typography>
  );
}
