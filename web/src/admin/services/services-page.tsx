import { type AdminService, MAX_SERVICES } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { DeleteEntryDialog } from '../ui/delete-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useServiceColumns } from './service-columns';
import { ServiceDialog } from './service-dialog';
import { adminServiceQueries, useServiceMutations } from './service-queries';

const PATH = '/admin/services';
const NEW = `${PATH}/new`;

export default function ServicesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isCreating = useMatch(NEW) !== null;
  const [editing, setEditing] = useState<AdminService | null>(null);
  const [deleting, setDeleting] = useState<AdminService | null>(null);
  const noteDeletion = useFocusAfterDialog(deleting !== null);
  const list = useQuery(adminServiceQueries.list);
  const { remove } = useServiceMutations();
  const columns = useServiceColumns({ onEdit: setEditing, onDelete: setDeleting });

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
        <Typography color="textSecondary">
          {t('Visitors see the active services, lowest order first.')}
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={() => navigate(NEW)}>
          {t('Add New Service')}
        </Button>
      </Box>
      {list.data && list.data.filter(({ active }) => active).length >= MAX_SERVICES && (
        <Alert severity="info">
          {t('The site shows the first {max} active services only.', { max: MAX_SERVICES })}
        </Alert>
      )}
      <ListResults
        query={list}
        entries={list.data}
        errorText={t('Failed to fetch services')}
        empty={t('No services found. Start by adding a new service.')}
      >
        {(services) => <DataList label={t('Services')} entries={services} columns={columns} />}
      </ListResults>
      {isCreating && <ServiceDialog onClose={() => navigate(PATH, { replace: true })} />}
      {editing && <ServiceDialog service={editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteEntryDialog
          title={t('Delete service?')}
          text={t('The service “{title}” will also be removed from the website. This cannot be undone.', {
            title: deleting.title,
          })}
          remove={() => remove.mutateAsync(deleting.id)}
          successText="Service deleted"
          errorText="Failed to delete service"
          onDeleted={noteDeletion}
          onClose={() => setDeleting(null)}
        />
      )}
    </Box>
  );
}
