import { type AdminService, MAX_SERVICES, services } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { OriginalText, useEntryColumns } from '../content/columns';
import { type OpenDialog, useOpened } from '../content/content-page';
import { useContentMutations } from '../content/content-queries';
import { useFieldColumns } from '../content/field-columns';
import { KindPage } from '../content/kind-page';
import { visibilityColumn } from '../content/visibility-column';
import type { Column } from '../ui/data-list/column';
import { LazyDialog } from '../ui/lazy-dialog';
import { IconName } from './icon-name';
import { ServiceDialog } from './service-form';
import { adminServiceList, serviceResource } from './service-queries';

const OrderDialog = retryableLazy(() => import('./order-dialog'));

const nameOf = ({ title }: AdminService) => title;

export default function ServicesPage() {
  const { t } = useLanguage();
  const dialogs = useOpened<AdminService>();
  const [isOrdering, setOrdering] = useState(false);
  const list = useQuery(adminServiceList);
  const stopOrdering = () => setOrdering(false);
  const active = list.data?.filter((service) => service.active) ?? [];
  return (
    <KindPage
      resource={serviceResource}
      path="/admin/services"
      query={list}
      entries={list.data}
      columns={useServiceColumns(dialogs.open)}
      dialogs={dialogs}
      nameOf={nameOf}
      Form={ServiceDialog}
      words={{
        label: 'Services',
        hint: 'Visitors see the active services, lowest order first.',
        loadFailed: 'Failed to fetch services',
        empty: 'No services found. Start by adding a new service.',
      }}
      changing={{
        add: 'Add New Service',
        title: 'Delete service?',
        done: 'Service deleted',
        failed: 'Failed to delete service',
      }}
      actions={
        list.data &&
        list.data.length > 1 && (
          <Button variant="outlined" onClick={() => setOrdering(true)}>
            {t('Change the order')}
          </Button>
        )
      }
      above={
        active.length >= MAX_SERVICES && (
          <Alert severity="info">
            {t('The site shows the first {max} active services only.', { max: MAX_SERVICES })}
          </Alert>
        )
      }
    >
      {isOrdering && list.data && (
        <LazyDialog onFailure={stopOrdering}>
          <OrderDialog services={list.data} onClose={stopOrdering} />
        </LazyDialog>
      )}
    </KindPage>
  );
}

function useServiceColumns(open: OpenDialog<AdminService>): Column<AdminService>[] {
  const { t } = useLanguage();
  const { update } = useContentMutations(serviceResource);
  const columns = useEntryColumns({ kind: 'services', open, nameOf });
  const fieldColumns = useFieldColumns<AdminService>(services.fields);
  return [
    columns.title(),
    {
      header: t('Description'),
      card: 'body',
      cell: ({ description }) => <OriginalText maxLength={100}>{description}</OriginalText>,
      sx: { inlineSize: { xl: '38%' } },
    },
    {
      header: t('Icon'),
      card: 'body',
      cell: ({ icon }) => <IconName icon={icon} />,
      cardCell: ({ icon, order, features }) => (
        <Typography
          component="div"
          variant="body2"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 }}
        >
          <IconName icon={icon} />
          <span>{t('Order: {order}', { order })}</span>
          <span>{t('{count, plural, one {# feature} other {# features}}', { count: features.length })}</span>
        </Typography>
      ),
      from: 'xl',
    },
    ...fieldColumns,
    { header: t('Features'), cell: ({ features }) => features.length, from: 'xl' },
    visibilityColumn(t('Active'), ({ id, title, active }) => ({
      isVisible: active,
      'aria-label': t('Active: {title}', { title }),
      onSave: (isVisible) => update.mutateAsync({ id, body: { active: isVisible } }),
      texts: {
        shown: 'Visitors can now see this service.',
        hidden: 'Visitors can no longer see this service.',
        error: 'Failed to update service',
      },
    })),
    columns.actions((title) => ({
      edit: t('Edit the service {title}', { title }),
      remove: t('Delete the service {title}', { title }),
    })),
  ];
}
