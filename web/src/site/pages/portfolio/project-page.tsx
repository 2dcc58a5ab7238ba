import ArrowBack from 'icon:ArrowBack';
import { idIn, type Project, type ProjectDetail, toOgImageUrl } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { DirectionalIcon } from '../../../shared/ui/icon';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { projectQuotePath } from '../../layout/links';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { ruledColumns } from '../../ui/layout-styles';
import { useCanonicalPath } from '../../ui/use-canonical-path';
import { MissingProject } from './missing-project';
import { ProjectCard } from './project-card';
import { ProjectDetails } from './project-details';
import { ProjectSkeleton } from './project-skeleton';
import { useProject } from './use-project';

/** Projects of the same group come first. */
function RelatedProjects({ projects }: { projects: readonly Project[] }) {
  const { t } = useLanguage();
  return (
    <Section className="no-print" tone="band" title={t('Related projects')}>
      <Box component="ul" sx={ruledColumns({ xs: 1, md: 3 })}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </Box>
    </Section>
  );
}

interface ViewProps {
  project: ProjectDetail | undefined;
  /** Replaces the project until it is loaded. */
  children?: ReactNode;
}

/** The project's page and its preview show it. */
export function ProjectView({ project, children = <LoadingProject /> }: ViewProps) {
  const { t } = useLanguage();
  return (
    <Box sx={{ paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 7, md: 11 } }}>
      <Container maxWidth="xl">
        <Button
          component={LocaleLink}
          to="/portfolio"
          startIcon={<DirectionalIcon icon={ArrowBack} />}
          sx={{ marginInlineStart: -1, marginBlockEnd: { xs: 1, md: 3 } }}
        >
          {t('All projects')}
        </Button>
      </Container>
      {project ? (
        <Box sx={projectGrid}>
          <Typography variant="h2" component="h1" sx={title}>
            {bidiText(project.title)}
          </Typography>
          <ProjectDetails project={project} isPage />
        </Box>
      ) : (
        children
      )}
    </Box>
  );
}

function LoadingProject() {
  return (
    <ProjectSkeleton sx={projectGrid}>
      <Typography aria-hidden component="div" variant="h2">
        <Skeleton sx={{ inlineSize: '60%' }} />
      </Typography>
    </ProjectSkeleton>
  );
}

/** `linked` is the id of the URL, with what follows it. */
function ProjectHead({ project, linked }: { project: ProjectDetail; linked: string }) {
  useCanonicalPath(`/portfolio/${linked}`, `/portfolio/${project.id}`);
  return (
    <SitePageHead
      title={project.title}
      description={project.description}
      ogImage={project.image && toOgImageUrl(project.image)}
    />
  );
}

export default function ProjectPage() {
  const { t } = useLanguage();
  const { id: linked = '' } = useParams();
  const id = idIn(linked) || undefined;
  const { project, related, isPending, isUnknown, retry } = useProject(id);
  if (isUnknown || !id) return <MissingProject />;

  return (
    <>
      {project ? (
        <ProjectHead project={project} linked={linked} />
      ) : (
        <SitePageHead title={t('Our projects')} />
      )}
      <ProjectView project={project}>
        {isPending ? (
          <LoadingProject />
        ) : (
          <Container maxWidth="xl">
            <FailedLoad
              margin={0}
              text={t('This project could not be loaded. Please try again later.')}
              retryLabel={t('Retry')}
              onRetry={retry}
            />
          </Container>
        )}
      </ProjectView>
      {related.length > 0 && <RelatedProjects projects={related} />}
      <CallToAction {...(project && { quotePath: projectQuotePath(project.title) })} />
    </>
  );
}

/** The first image reaches the screen's edge; on wide screens it begins beside a rail, like the text. */
const projectGrid = {
  display: 'grid',
  rowGap: { xs: 3, md: 5 },
  gridTemplateColumns: {
    xs: '[picture-start] 16px [content-start text-start] minmax(0, 1fr) [content-end text-end] 16px [picture-end]',
    sm: '[picture-start] 24px [content-start text-start] minmax(0, 1fr) [content-end text-end] 24px [picture-end]',
    lg: 'minmax(24px, 1fr) [content-start] minmax(0, 320px) [picture-start text-start] minmax(0, 912px) [content-end text-end] minmax(24px, 1fr) [picture-end]',
  },
  // The selector has no specificity: the children's own columns win in any order of the styles.
  ':where(&) > *': { gridColumn: 'content' },
};
const title = { maxInlineSize: '24ch', overflowWrap: 'anywhere' } as const;
