import type { AdminService } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { useFocusAfterDialog } from '../../ui/use-focus-after-dialog';
import { DeleteServiceDialog } from './delete-service-dialog';
import { ServiceDialog } from './service-dialog';
import { ServiceList } from './service-list';
import { adminServiceQueries } from './service-queries';

const PATH = '/admin/services';
const NEW = `${PATH}/new`;

// React.lazy takes a module's default export.
export default function ServicesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isCreating = useMatch(NEW) !== null;
  const [editing, setEditing] = useState<AdminService | null>(null);
  const [deleting, setDeleting] = useState<AdminService | null>(null);
  const noteDeletion = useFocusAfterDialog(deleting !== null);
  const list = useQuery(adminServiceQueries.list);

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
      {list.isError ? (
        <FailedLoad text={t('Failed to fetch services')} retryLabel={t('Retry')} onRetry={list.refetch} />
      ) : list.isPending ? (
        <ListSkeleton />
      ) : list.data.length === 0 ? (
        <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
          <Typography color="textSecondary">
            {t('No services found. Start by adding a new service.')}
          </Typography>
        </Paper>
      ) : (
        <ServiceList services={list.data} onEdit={setEditing} onDelete={setDeleting} />
      )}
      {isCreating && <ServiceDialog onClose={() => navigate(PATH, { replace: true })} />}
      {editing && <ServiceDialog service={editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteServiceDialog service={deleting} onDeleted={noteDeletion} onClose={() => setDeleting(null)} />
      )}
    </Box>
  );
}

function ListSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={{ display: 'grid', gap: 2 }}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} variant="rounded" height={84} />
      ))}
    </Box>
  );
}
