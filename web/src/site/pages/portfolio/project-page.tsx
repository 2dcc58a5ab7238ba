import ArrowBack from 'icon:ArrowBack';
import { toOgImageUrl } from '@alnafitha/contract';
import { useParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { DirectionalIcon } from '../../../shared/ui/directional-icon';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { SitePageHead } from '../../layout/site-page-head';
import { projectQuotePath } from '../../messages/quote-path';
import { MissingProject } from './missing-project';
import { ProjectImages } from './project-images';
import { HeadingSkeleton, ProjectSkeleton, projectColumns } from './project-skeleton';
import { ProjectSummary } from './project-summary';
import { RelatedProjects } from './related-projects';
import { useProjectPage } from './use-project-page';

// React.lazy takes a module's default export.
export default function ProjectPage() {
  const { t } = useLanguage();
  const { id } = useParams();
  const { project, related, isPending, isUnknown, retry } = useProjectPage(id);
  if (isUnknown) return <MissingProject />;

  const content = () => {
    if (isPending) {
      return (
        <>
          <HeadingSkeleton />
          <ProjectSkeleton />
        </>
      );
    }
    if (!project) {
      const text = t('This project could not be loaded. Please try again later.');
      return <FailedLoad text={text} retryLabel={t('Retry')} onRetry={retry} />;
    }
    return (
      <>
        <Typography variant="h1" sx={{ marginBlockEnd: { xs: 3, md: 4 }, overflowWrap: 'anywhere' }}>
          {project.title}
        </Typography>
        <Box sx={projectColumns}>
          <ProjectImages
            key={project.id}
            images={project.images}
            title={project.title}
            sizes="(max-width: 767px) 100vw, 740px"
          />
          <ProjectSummary project={project} />
        </Box>
      </>
    );
  };

  return (
    <>
      {project ? (
        <SitePageHead
          title={project.title}
          description={project.description}
          ogImage={project.image && toOgImageUrl(project.image)}
        />
      ) : (
        <SitePageHead title={t('Our projects')} />
      )}
      <Container
        maxWidth="xl"
        sx={{ paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 7, md: 11 } }}
      >
        <Button
          component={LocaleLink}
          to="/portfolio"
          startIcon={<DirectionalIcon icon={ArrowBack} />}
          sx={{ marginBlockEnd: 2 }}
        >
          {t('All projects')}
        </Button>
        {content()}
      </Container>
      {related.length > 0 && <RelatedProjects projects={related} />}
      <CallToAction {...(project && { quotePath: projectQuotePath(project.title) })} />
    </>
  );
}
