import { type AdminService, DELETED_DAYS, MAX_SERVICES, type RevisionDetails } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { DeletedLink, useShowsDeleted } from '../history/deleted-link';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { LazyDialog } from '../ui/lazy-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useServiceColumns } from './service-columns';
import { ServiceDialog } from './service-dialog';
import { adminServiceQueries, useServiceMutations } from './service-queries';

const DeleteEntryDialog = retryableLazy(() => import('../history/delete-entry-dialog'));
const HistoryDialog = retryableLazy(() => import('../history/history-dialog'));
const OrderDialog = retryableLazy(() => import('./order-dialog'));
const DeletedSection = retryableLazy(() => import('../history/deleted-section'));

const PATH = '/admin/services';
const NEW = `${PATH}/new`;

interface Opened {
  kind: 'edit' | 'history' | 'duplicate' | 'delete';
  service: AdminService;
  /** A revision that fills the form. */
  revision?: RevisionDetails;
}

export default function ServicesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isCreating = useMatch(NEW) !== null;
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (kind: Opened['kind']) => (service: AdminService) => setOpened({ kind, service });
  const close = () => setOpened(null);
  const [isOrdering, setOrdering] = useState(false);
  const noteDeletion = useFocusAfterDialog(opened?.kind === 'delete');
  const list = useQuery(adminServiceQueries.list);
  const { remove } = useServiceMutations();
  const showsDeleted = useShowsDeleted();
  const columns = useServiceColumns({
    onEdit: open('edit'),
    onHistory: open('history'),
    onDuplicate: open('duplicate'),
    onDelete: open('delete'),
  });

  if (showsDeleted) return <DeletedSection kind="services" />;

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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DeletedLink />
          {list.data && list.data.length > 1 && (
            <Button variant="outlined" onClick={() => setOrdering(true)}>
              {t('Change the order')}
            </Button>
          )}
          <Button variant="contained" startIcon={<Add />} onClick={() => navigate(NEW)}>
            {t('Add New Service')}
          </Button>
        </Box>
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
      {isOrdering && list.data && (
        <LazyDialog onFailure={() => setOrdering(false)}>
          <OrderDialog services={list.data} onClose={() => setOrdering(false)} />
        </LazyDialog>
      )}
      {opened?.kind === 'edit' && (
        <ServiceDialog service={opened.service} revision={opened.revision} onClose={close} />
      )}
      {opened?.kind === 'duplicate' && <ServiceDialog copied={opened.service} onClose={close} />}
      {opened?.kind === 'history' && (
        <LazyDialog onFailure={close}>
          <HistoryDialog
            kind="services"
            id={opened.service.id}
            title={opened.service.title}
            onOpen={(revision) => setOpened({ kind: 'edit', service: opened.service, revision })}
            onClose={close}
          />
        </LazyDialog>
      )}
      {opened?.kind === 'delete' && (
        <LazyDialog onFailure={close}>
          <DeleteEntryDialog
            title={t('Delete service?')}
            text={t('“{title}” will also be removed from the website. It can be restored for {days} days.', {
              title: opened.service.title,
              days: DELETED_DAYS,
            })}
            kind="services"
            id={opened.service.id}
            remove={remove.mutateAsync}
            successText="Service deleted"
            errorText="Failed to delete service"
            onDeleted={noteDeletion}
            onClose={close}
          />
        </LazyDialog>
      )}
    </Box>
  );
}
