import type { Project } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { GROUP_LABELS } from './portfolio-filter';

/** Aspect ratio of a project's image. */
export const PROJECT_RATIO = 3 / 2;
const SIZES = '(max-width: 599px) 300px, 400px';

/** A project in a list; the whole card links to its page. */
export function ProjectCard({ project }: { project: Project }) {
  const { t } = useLanguage();
  return (
    <Box component="li" sx={card}>
      <Image
        image={project.image}
        picture={project.picture}
        alt=""
        sizes={SIZES}
        ratio={PROJECT_RATIO}
        sx={{ borderRadius: 1 }}
      />
      <Typography variant="body2" color="secondary" sx={{ marginBlockStart: 1.5, fontWeight: 700 }}>
        {t(project.category ? GROUP_LABELS[project.category] : 'Other work')}
      </Typography>
      <Typography variant="h3" sx={{ marginBlock: 0.5 }}>
        <Box component={LocaleLink} to={`/portfolio/${project.id}`} sx={link}>
          {project.title}
        </Box>
      </Typography>
      <Typography color="textSecondary" sx={summary}>
        {project.description}
      </Typography>
    </Box>
  );
}

const card = {
  position: 'relative',
  minInlineSize: 0,
  borderRadius: 1,
  '&:has(a:focus-visible)': { outline: '2px solid', outlineOffset: 2 },
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '& img': { transition: 'transform 0.4s' },
    '&:hover img': { transform: 'scale(1.03)' },
  },
};
const link = {
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outline: 'none',
  '&:hover': { color: 'primary.main' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
const summary = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};
