import type { Project } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { hairlineRows, twoColumns } from '../../ui/layout-styles';
import { useProjectCaption } from '../portfolio/captions';

interface Props {
  /** Absent while loading. */
  projects: readonly Project[] | undefined;
  /** Expected number. */
  size: number;
}

/** Renders nothing without projects. */
export function ProjectRow({ projects, size }: Props) {
  const { t } = useLanguage();
  if (projects?.length === 0) return null;
  return (
    <Box sx={head}>
      <Typography variant="h3">{t('Newest projects')}</Typography>
      <Box component="ul" sx={hairlineRows} aria-busy={projects === undefined}>
        {projects
          ? projects.map((project) => (
              <li key={project.id}>
                <ProjectLink project={project} />
              </li>
            ))
          : Array.from({ length: size }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a skeleton.
              <li key={place}>
                <Skeleton variant="rectangular" sx={{ blockSize: thumbnail.blockSize }} />
              </li>
            ))}
      </Box>
    </Box>
  );
}

function ProjectLink({ project }: { project: Project }) {
  const captionOf = useProjectCaption();
  return (
    <Box component={LocaleLink} to={`/portfolio/${project.id}`} sx={link}>
      <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
        <Typography component="h4" className="title" sx={title}>
          {bidiText(project.title)}
        </Typography>
        <Typography color="textSecondary">{bidiText(captionOf(project))}</Typography>
      </Box>
      <Image image={project.image} picture={project.picture} alt="" sizes="160px" sx={thumbnail} />
    </Box>
  );
}

/** On wide screens, the heading has a separate column. */
const head = { ...twoColumns, marginBlockStart: { xs: 6, md: 10 } };

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover .title': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
};

const title = {
  fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 2rem)',
  fontWeight: 'var(--display-weight)',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 'var(--article-heading-line)',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

const thumbnail = {
  flexShrink: 0,
  inlineSize: { xs: 96, md: 168 },
  blockSize: { xs: 72, md: 112 },
  aspectRatio: 'auto',
};
