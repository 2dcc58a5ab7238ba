import type { AdminProject } from '@alnafitha/contract';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Image } from '../../shared/ui/image';
import { Skeleton } from '../../shared/ui/skeleton';
import { EntryState } from '../content/columns';
import type { OpenDialog } from '../content/content-page';
import { TitleButton } from '../ui/data-list/title-button';
import { matchParent } from '../ui/styles';
import { useCategories } from '../ui/use-categories';
import { ProjectActions, useProjectName } from './project-columns';

const gridColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
};

interface Props {
  projects: readonly AdminProject[];
  open: OpenDialog<AdminProject>;
}

export function ProjectGrid({ projects, open }: Props) {
  const { t } = useLanguage();
  const { nameOf } = useCategories('projects');
  return (
    <Box component="ul" aria-label={t('Projects')} sx={gridColumns}>
      {projects.map((project) => (
        <Paper
          key={project.id}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
        >
          <Image
            image={project.images[0]}
            picture={project.picture}
            alt=""
            sizes="(max-width: 599px) 100vw, 400px"
            ratio={3 / 2}
          />
          <Description project={project} onEdit={() => open('edit', project)} />
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              paddingInlineStart: 2,
              paddingInlineEnd: 0.5,
              paddingBlockEnd: 0.5,
            }}
          >
            <Typography variant="body2" color="secondary" sx={{ fontWeight: 700 }}>
              {nameOf(project.category)}
            </Typography>
            <ProjectActions project={project} open={open} />
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

function Description({ project, onEdit }: { project: AdminProject; onEdit: () => void }) {
  const { t } = useLanguage();
  const title = useProjectName()(project);
  return (
    <Box
      translate="no"
      sx={{ flexGrow: 1, padding: 2, paddingBlockEnd: 1, display: 'grid', gap: 0.5, alignContent: 'start' }}
    >
      <Typography variant="h3" sx={{ fontSize: '1.05rem' }}>
        <TitleButton onClick={onEdit}>{title}</TitleButton>
      </Typography>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={summary}>
        {bidiText(project.description)}
      </Typography>
      {project.location && <Detail icon={PlaceOutlined} term={t('Location')} text={project.location} />}
      {project.client && <Detail icon={PersonOutlined} term={t('Client')} text={project.client} />}
      <EntryState kind="projects" entry={project} title={title} />
    </Box>
  );
}

function Detail({ icon: Icon, term, text }: { icon: typeof SvgIcon; term: string; text: string }) {
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      <Icon titleAccess={term} color="action" sx={{ fontSize: '1.1rem' }} />
      <Box component="bdi" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {bidiText(text)}
      </Box>
    </Typography>
  );
}

const summary = {
  // Truncates at the text's end, but aligns with the page.
  ...matchParent,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

export function ProjectGridSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={gridColumns}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Paper key={key} variant="outlined" sx={{ overflow: 'hidden' }}>
          <Skeleton variant="rectangular" sx={{ blockSize: 'auto', aspectRatio: '3 / 2' }} />
          <Box sx={{ padding: 2 }}>
            <Skeleton sx={{ inlineSize: '70%' }} />
            <Skeleton />
            <Skeleton sx={{ inlineSize: '40%' }} />
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
