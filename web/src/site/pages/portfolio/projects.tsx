import { PROJECT_GROUPS, type Project, type ProjectGroup } from '@alnafitha/contract';
import { useId, useRef } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { usePicturesNote } from '../../layout/use-pictures-note';
import { FilterChips } from '../../ui/filter-chips';
import { GROUP_LABELS } from './captions';
import { GALLERY_ANCHOR } from './gallery';
import { groupOf } from './portfolio-filter';
import { ProjectCard, type ProjectSpan, projectColumns, projectFrame } from './project-card';
import { ShowMore } from './show-more';

const ALL = 'all';

interface Props {
  projects: readonly Project[];
  hasMore: boolean;
  /** Another page is loading. */
  isLoading: boolean;
  /** Query string of the next page. */
  more: string;
  /** Only the first projects are shown. */
  isPreview: boolean;
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  group: ProjectGroup | null;
  onFilter: (group: ProjectGroup | null) => void;
}

/** The projects follow the head of the page at once, so the section's heading is hidden. */
export function Projects({
  projects,
  hasMore,
  isLoading,
  more,
  isPreview,
  isPending,
  hasFailed,
  retry,
  group,
  onFilter,
}: Props) {
  const { t } = useLanguage();
  const picturesNote = usePicturesNote();
  const { introduction } = useBlock('portfolio');
  const titleId = useId();
  const list = useRef<HTMLElement>(null);

  const content = () => {
    if (isPending) return <ProjectsSkeleton />;
    if (hasFailed) {
      const text = t('The projects could not be loaded. Please try again later.');
      return <FailedLoad text={text} retryLabel={t('Retry')} onRetry={retry} />;
    }
    if (projects.length === 0) {
      return <Typography role="status">{t('There are no projects of this kind yet.')}</Typography>;
    }
    return (
      <Box ref={list} component="ul" sx={grid}>
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            span={spanOf(index, projects.length)}
            hasPriority={index === 0}
          />
        ))}
      </Box>
    );
  };

  return (
    <Box component="section" id="projects" aria-labelledby={titleId} sx={section}>
      <Container maxWidth="xl">
        <Box sx={head}>
          <Box sx={{ flex: '1 1 34rem', minInlineSize: 0 }}>
            <Typography variant="body1" component="h1" color="secondary" sx={{ fontWeight: 600 }}>
              {t('Portfolio')}
            </Typography>
            <Typography variant="h1" component="p" sx={sentence}>
              {bidiText(introduction)}
            </Typography>
            {picturesNote && (
              <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
                {picturesNote}
              </Typography>
            )}
          </Box>
          <Typography id={titleId} variant="h2" sx={visuallyHidden}>
            {t('Our projects')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
            <FilterChips
              label={t('Filter the projects')}
              value={group ?? ALL}
              onChange={(value) => onFilter(groupOf(value))}
              options={[
                { value: ALL, label: t('All projects') },
                ...PROJECT_GROUPS.map((value) => ({ value, label: t(GROUP_LABELS[value]) })),
              ]}
            />
            <Button component="a" href={`#${GALLERY_ANCHOR}`} sx={{ marginInline: -1 }}>
              {t('See the gallery')}
            </Button>
          </Box>
        </Box>
        {content()}
        <ShowMore search={hasMore ? more : ''} list={list} isLoading={isLoading} count={projects.length}>
          {t(isPreview ? 'Show all projects' : 'Show more projects')}
        </ShowMore>
      </Container>
    </Box>
  );
}

function ProjectsSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={grid}>
      {[0, 1, 2, 3].map((index) => (
        <Box key={index} sx={projectColumns(spanOf(index, 4))}>
          <Skeleton
            variant="rectangular"
            sx={{ blockSize: 'auto', ...projectFrame(spanOf(index, 4).wide) }}
          />
          <Skeleton sx={{ inlineSize: '60%', marginBlockStart: 2, typography: 'h3' }} />
          <Skeleton sx={{ inlineSize: '40%', marginBlockStart: 0.5 }} />
        </Box>
      ))}
    </Box>
  );
}

/** Rows of one and three in turn, on a phone of one, two and one; at last of two, or of one and two. */
function spanOf(index: number, count: number): ProjectSpan {
  const place = index % 4;
  const remaining = count - (index - place);
  if (place === 0 && remaining !== 2) return { phone: 2, wide: 6 };
  if (remaining < 4) return { phone: 1, wide: 3 };
  return { phone: place === 3 ? 2 : 1, wide: 2 };
}

const section = {
  position: 'relative',
  paddingBlockStart: { xs: 3, md: 5 },
  paddingBlockEnd: { xs: 6, md: 10 },
};
/** On wide screens, the filters share a row with the sentence. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 4,
  rowGap: { xs: 1, md: 2 },
  marginBlockEnd: { xs: 2, md: 4 },
};
const sentence = {
  maxInlineSize: '24ch',
  marginBlockStart: { xs: 1, md: 2 },
  fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  fontWeight: 'var(--display-weight)',
};
const grid = {
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
};
