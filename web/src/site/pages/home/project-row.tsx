import ArrowForward from 'icon:ArrowForward';
import type { Project } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { DirectionalIcon } from '../../../shared/ui/directional-icon';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { Skeleton } from '../../ui/skeleton';

interface Props {
  /** Absent while loading. */
  projects: readonly Project[] | undefined;
  /** The expected number. */
  size: number;
}

/** The newest projects with links to their pages; renders nothing if there are none. */
export function ProjectRow({ projects, size }: Props) {
  const { t } = useLanguage();
  if (projects?.length === 0) return null;
  return (
    <Box sx={{ marginBlockStart: { xs: 5, md: 7 } }}>
      <Typography variant="h3" sx={{ marginBlockEnd: 2.5 }}>
        {t('Newest projects')}
      </Typography>
      <Box component="ul" sx={strip} aria-busy={projects === undefined}>
        {projects
          ? projects.map((project) => (
              <li key={project.id}>
                <ProjectLink project={project} />
              </li>
            ))
          : Array.from({ length: size }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a skeleton.
              <li key={place}>
                <Skeleton variant="rounded" sx={{ blockSize: CARD_HEIGHT }} />
              </li>
            ))}
      </Box>
    </Box>
  );
}

function ProjectLink({ project }: { project: Project }) {
  return (
    <Box component={LocaleLink} to={`/portfolio/${project.id}`} sx={card}>
      <Image image={project.image} picture={project.picture} alt="" sizes="160px" ratio={1} sx={thumbnail} />
      <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
        <Typography component="h4" sx={{ fontWeight: 700, lineHeight: 1.4, ...clamp(2) }}>
          {project.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={clamp(2)}>
          {project.description}
        </Typography>
      </Box>
      <DirectionalIcon icon={ArrowForward} />
    </Box>
  );
}

const CARD_HEIGHT = 128;

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

const thumbnail = {
  flexShrink: 0,
  inlineSize: { xs: 96, sm: CARD_HEIGHT },
  blockSize: '100%',
  aspectRatio: 'auto',
};

const strip = {
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
};

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  blockSize: CARD_HEIGHT,
  paddingInlineEnd: { xs: 1, sm: 2 },
  borderRadius: 2,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
};
