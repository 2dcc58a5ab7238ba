import Close from 'icon:Close';
import type { ProjectDetail } from '@alnafitha/contract';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { IconButton } from '../../../shared/ui/icon-button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { MuiTheme } from '../../ui/mui-theme';
import { ProjectDetails } from './project-details';
import { ProjectSkeleton } from './project-skeleton';

interface Props {
  project: ProjectDetail | undefined;
  isPending: boolean;
  retry: () => void;
  onClose: () => void;
}

export default function ProjectDialog({ project, isPending, retry, onClose }: Props) {
  const { t } = useLanguage();
  const titleId = useId();

  const content = () => {
    if (isPending) return <ProjectSkeleton sx={column} />;
    if (!project) {
      const text = t('This project could not be loaded. Please try again later.');
      return <FailedLoad text={text} retryLabel={t('Retry')} onRetry={retry} />;
    }
    return (
      <Box sx={column}>
        <ProjectDetails project={project} />
        <Button component={LocaleLink} to={`/portfolio/${project.id}`} sx={{ alignSelf: 'start' }}>
          {t('Open the project page')}
        </Button>
      </Box>
    );
  };

  return (
    <MuiTheme>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby={titleId}
        maxWidth="lg"
        fullWidth
        slotProps={{ paper: { sx: paper } }}
      >
        <Box sx={head}>
          <Typography id={titleId} variant="h2" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
            {project ? project.title : t(isPending ? 'Loading...' : 'Our projects')}
          </Typography>
          <IconButton aria-label={t('Close')} onClick={onClose} autoFocus>
            <Close />
          </IconButton>
        </Box>
        <DialogContent sx={{ paddingInline: { xs: 2, md: 4 }, paddingBlockEnd: { xs: 3, md: 4 } }}>
          {content()}
        </DialogContent>
      </Dialog>
    </MuiTheme>
  );
}

const column = { display: 'flex', flexDirection: 'column', gap: 3 } as const;
const head = {
  display: 'flex',
  gap: 2,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingInlineStart: { xs: 2, md: 4 },
  paddingInlineEnd: { xs: 1, md: 3 },
  paddingBlock: 2,
};
/** Full screen on a phone. */
const paper = {
  '@media (max-width:767px)': {
    margin: 0,
    inlineSize: '100%',
    maxInlineSize: '100%',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    borderRadius: 0,
  },
};
