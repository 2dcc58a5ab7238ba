import { PROJECT_GROUPS, type Project, type ProjectGroup } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { FilterChips } from '../../ui/filter-chips';
import { GROUP_LABELS, groupOf, projectsOf } from './portfolio-filter';
import { ProjectCard } from './project-card';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid';

/** The anchor of the gallery's link. */
export const PROJECTS_ANCHOR = 'projects';
const ALL = 'all';

interface Props {
  projects: readonly Project[];
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  group: ProjectGroup | null;
  onFilter: (group: ProjectGroup | null) => void;
}

/** The projects, all or those of one group. */
export function Projects({ projects, isPending, hasFailed, retry, group, onFilter }: Props) {
  const { t } = useLanguage();
  const shown = projectsOf(projects, group);

  const content = () => {
    if (isPending) return <ProjectGridSkeleton />;
    if (hasFailed) {
      const text = t('The projects could not be loaded. Please try again later.');
      return <FailedLoad text={text} retryLabel={t('Retry')} onRetry={retry} />;
    }
    if (shown.length === 0) {
      return <Typography role="status">{t('There are no projects of this kind yet.')}</Typography>;
    }
    return (
      <ProjectGrid>
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </ProjectGrid>
    );
  };

  return (
    <Section
      id={PROJECTS_ANCHOR}
      tone="band"
      title={t('Our projects')}
      introduction={t('Work we planned, made and installed, and still look after.')}
    >
      <Box sx={{ marginBlockEnd: 4 }}>
        <FilterChips
          label={t('Filter the projects')}
          value={group ?? ALL}
          onChange={(value) => onFilter(groupOf(value))}
          options={[
            { value: ALL, label: t('All projects') },
            ...PROJECT_GROUPS.map((value) => ({ value, label: t(GROUP_LABELS[value]) })),
          ]}
        />
      </Box>
      {content()}
    </Section>
  );
}
