import type { ProjectDetail } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { projectQuotePath } from '../../layout/links';
import { WhatsappButton } from '../../layout/whatsapp';
import { FactsList } from '../../ui/facts-list';
import { ruledColumns } from '../../ui/layout-styles';
import { groupLabel } from './captions';
import { ProjectImages } from './project-images';

/** The parent lays it out in `projectGrid` or in one column. */
export function ProjectDetails({ project, isPage = false }: { project: ProjectDetail; isPage?: boolean }) {
  const { t } = useLanguage();
  const facts = [
    { name: t('Category'), value: t(groupLabel(project.category)) },
    { name: t('Location'), value: project.location },
    { name: t('Client'), value: project.client },
    { name: t('Year'), value: project.year },
  ].filter(({ value }) => value);
  return (
    <>
      <Box component="dl" sx={factRow}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {bidiText(String(value))}
            </Typography>
          </div>
        ))}
      </Box>
      <ProjectImages
        key={project.id}
        images={project.images}
        title={project.title}
        {...(isPage && { transitionId: project.id })}
      >
        <Box sx={{ gridColumn: 'text', minInlineSize: 0 }}>
          {project.description && <Typography sx={description}>{bidiText(project.description)}</Typography>}
          <Box sx={{ maxInlineSize: '62ch' }}>
            <FactsList lines={project.facts} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              component={LocaleLink}
              to={projectQuotePath(project.title)}
              variant="contained"
              size="large"
            >
              {t('Get a Quote')}
            </Button>
            <WhatsappButton subject={project.title} size="large">
              {t('Chat on WhatsApp')}
            </WhatsappButton>
          </Box>
        </Box>
      </ProjectImages>
    </>
  );
}

export const factRow = { ...ruledColumns({ xs: 2, md: 4 }), rowGap: 2 };

const description = {
  maxInlineSize: '62ch',
  marginBlockEnd: 3,
  fontSize: '1.125rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
