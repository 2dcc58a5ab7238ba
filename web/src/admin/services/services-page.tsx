import { type AdminService, MAX_SERVICES } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { EntryActions, EntryState } from '../content/columns';
import { ContentPage, ListHead, type OpenDialog, useOpened } from '../content/content-page';
import { useContentMutations } from '../content/content-queries';
import { visibilityColumn } from '../content/visibility-column';
import type { Column } from '../ui/data-list/column';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { TitleButton } from '../ui/data-list/title-button';
import { LazyDialog } from '../ui/lazy-dialog';
import { shorten } from '../ui/shorten';
import { matchParent } from '../ui/styles';
import { IconName } from './icon-name';
import { ServiceDialog } from './service-form';
import { adminServiceList, services } from './service-queries';

const OrderDialog = retryableLazy(() => import('./order-dialog'));

const PATH = '/admin/services';
/** The length in characters. */
const PREVIEW_LENGTH = 100;

export default function ServicesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const dialogs = useOpened<AdminService>();
  const [isOrdering, setOrdering] = useState(false);
  const list = useQuery(adminServiceList);
  const columns = useServiceColumns(dialogs.open);
  return (
    <ContentPage
      kind="services"
      path={PATH}
      createPath={`${PATH}/new`}
      dialogs={dialogs}
      nameOf={({ title }) => title}
      Form={ServiceDialog}
      deletion={{
        remove: services.remove,
        title: 'Delete service?',
        textOf: (placeholders) =>
          t(
            '“{title}” will also be removed from the website. It can be restored for {days} days.',
            placeholders,
          ),
        done: 'Service deleted',
        failed: 'Failed to delete service',
      }}
    >
      <ListHead
        title={
          <Typography color="textSecondary">
            {t('Visitors see the active services, lowest order first.')}
          </Typography>
        }
      >
        {list.data && list.data.length > 1 && (
          <Button variant="outlined" onClick={() => setOrdering(true)}>
            {t('Change the order')}
          </Button>
        )}
        <Button variant="contained" startIcon={<Add />} onClick={() => navigate(`${PATH}/new`)}>
          {t('Add New Service')}
        </Button>
      </ListHead>
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
        {(entries) => <DataList label={t('Services')} entries={entries} columns={columns} />}
      </ListResults>
      {isOrdering && list.data && (
        <LazyDialog onFailure={() => setOrdering(false)}>
          <OrderDialog services={list.data} onClose={() => setOrdering(false)} />
        </LazyDialog>
      )}
    </ContentPage>
  );
}

/** Titles and descriptions are the originals, not translated. */
function useServiceColumns(open: OpenDialog<AdminService>): Column<AdminService>[] {
  const { t } = useLanguage();
  const { update } = useContentMutations(services);
  return [
    {
      header: t('Title'),
      card: 'head',
      cell: (service) => (
        <>
          <Typography component="div">
            <TitleButton onClick={() => open('edit', service)}>{service.title}</TitleButton>
          </Typography>
          <EntryState kind="services" entry={service} title={service.title} />
        </>
      ),
      sx: { inlineSize: '22%', minInlineSize: 180 },
    },
    {
      header: t('Description'),
      card: 'body',
      cell: ({ description }) => (
        <Typography
          variant="body2"
          color="textSecondary"
          translate="no"
          dir="auto"
          // The text has its own direction, but is aligned with the page.
          sx={{ ...matchParent, overflowWrap: 'anywhere' }}
        >
          {bidiText(shorten(description, PREVIEW_LENGTH))}
        </Typography>
      ),
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
    { header: t('Order'), cell: ({ order }) => order, from: 'xl' },
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
    {
      header: t('Actions'),
      card: 'footer',
      cell: (service) => (
        <EntryActions
          kind="services"
          title={service.title}
          labels={{
            edit: t('Edit the service {title}', { title: service.title }),
            remove: t('Delete the service {title}', { title: service.title }),
          }}
          onOpen={(dialog) => open(dialog, service)}
        />
      ),
    },
  ];
}
