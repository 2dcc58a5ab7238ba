import type { Project } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Section } from '../../layout/section';
import { ProjectCard } from './project-card';
import { ProjectGrid } from './project-grid';

/** Other projects, first those of the same group. */
export function RelatedProjects({ projects }: { projects: readonly Project[] }) {
  const { t } = useLanguage();
  return (
    <Section className="no-print" tone="band" title={t('Related projects')}>
      <ProjectGrid>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </ProjectGrid>
    </Section>
  );
}
