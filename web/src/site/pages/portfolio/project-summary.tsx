import type { ProjectDetail } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { useWhatsapp } from '../../layout/use-whatsapp';
import { WhatsappButton } from '../../layout/whatsapp-button';
import { projectQuotePath } from '../../messages/quote-path';
import { GROUP_LABELS } from './portfolio-filter';

/** A project's details besides title and images, with the contact links. */
export function ProjectSummary({ project }: { project: ProjectDetail }) {
  const { t } = useLanguage();
  const chat = useWhatsapp(project.title);
  const facts = [
    { name: t('Category'), value: t(project.category ? GROUP_LABELS[project.category] : 'Other work') },
    { name: t('Location'), value: project.location },
    { name: t('Client'), value: project.client },
  ].filter(({ value }) => value);
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minInlineSize: 0 }}>
      {facts.length > 0 && (
        <Box component="dl" sx={{ margin: 0 }}>
          {facts.map(({ name, value }) => (
            <Box key={name} sx={fact}>
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {project.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {project.description}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={LocaleLink} to={projectQuotePath(project.title)} variant="contained" size="large">
          {t('Get a Quote')}
        </Button>
        <WhatsappButton href={chat} variant="outlined" size="large">
          {t('Chat on WhatsApp')}
        </WhatsappButton>
      </Box>
    </Box>
  );
}

const fact = {
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: 2,
  paddingBlock: 1.25,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
