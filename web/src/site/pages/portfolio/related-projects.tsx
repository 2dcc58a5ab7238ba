import type { Project } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Section } from '../../layout/section';
import { mullions } from '../../ui/mullions';
import { ProjectCard } from './project-card';

/** Other projects, first those of the same group. */
export function RelatedProjects({ projects }: { projects: readonly Project[] }) {
  const { t } = useLanguage();
  return (
    <Section className="no-print" tone="band" title={t('Related projects')}>
      <Box component="ul" sx={mullions({ xs: 1, md: 3 })}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </Box>
    </Section>
  );
}
