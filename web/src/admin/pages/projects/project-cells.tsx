import type { AdminProject } from '@alnafitha/contract';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLanguage } from '../../../shared/i18n/language-context';

export interface ProjectListProps {
  projects: readonly AdminProject[];
  onEdit: (project: AdminProject) => void;
  onDelete: (project: AdminProject) => void;
}

/** The display name of a project; its title is optional. */
export function useProjectName() {
  const { t } = useLanguage();
  return ({ title }: AdminProject) => title || t('Untitled project');
}

export function ProjectRowActions({
  project,
  onEdit,
  onDelete,
}: Omit<ProjectListProps, 'projects'> & { project: AdminProject }) {
  const { t } = useLanguage();
  const title = useProjectName()(project);
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label={t('Edit the project {title}', { title })} onClick={() => onEdit(project)}>
        <EditOutlined fontSize="small" />
      </IconButton>
      <IconButton
        color="error"
        aria-label={t('Delete the project {title}', { title })}
        onClick={() => onDelete(project)}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
