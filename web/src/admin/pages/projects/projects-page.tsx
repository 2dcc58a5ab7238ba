import type { AdminProject } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useFocusAfterDialog } from '../../ui/use-focus-after-dialog';
import { DeleteProject } from './delete-project';
import { ProjectDialog } from './project-dialog';
import { ProjectResults } from './project-results';
import { ProjectsToolbar } from './projects-toolbar';
import { searchOf, useProjectFilter } from './use-project-filter';

// React.lazy takes a module's default export.
export default function ProjectsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isAdding = useMatch('/admin/projects/new') !== null;
  const { filter, change } = useProjectFilter();
  const [editing, setEditing] = useState<AdminProject | null>(null);
  const [deleting, setDeleting] = useState<AdminProject | null>(null);
  const noteDeletion = useFocusAfterDialog(deleting !== null);

  // The dialog has its own URL with the list's page, filter and view.
  const search = searchOf(filter);
  const add = () => navigate({ pathname: '/admin/projects/new', search });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h2" sx={{ fontSize: { xs: '1.35rem', md: '1.6rem' } }}>
          {t('Portfolio Management')}
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={add}>
          {t('Add New Project')}
        </Button>
      </Box>
      <ProjectsToolbar filter={filter} onChange={change} />
      <ProjectResults
        filter={filter}
        onPage={(page) => change({ page })}
        onAdd={add}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      {isAdding && (
        <ProjectDialog onClose={() => navigate({ pathname: '/admin/projects', search }, { replace: true })} />
      )}
      {editing && <ProjectDialog project={editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteProject project={deleting} onDeleted={noteDeletion} onClose={() => setDeleting(null)} />
      )}
    </Box>
  );
}
