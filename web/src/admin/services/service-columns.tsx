import type { AdminService } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { LastEdited } from '../history/last-edited';
import type { Column } from '../ui/data-list/column';
import { RowActions } from '../ui/data-list/row-actions';
import { TitleButton } from '../ui/data-list/title-button';
import { shorten } from '../ui/shorten';
import { matchParent } from '../ui/styles';
import { ArabicLink } from '../ui/translation-state';
import { VisibilitySwitch } from '../ui/visibility-switch';
import { IconName } from './icon-name';
import { useServiceMutations } from './service-queries';

/** The length in characters. */
const PREVIEW_LENGTH = 100;

interface Actions {
  onEdit: (service: AdminService) => void;
  onHistory: (service: AdminService) => void;
  onDuplicate: (service: AdminService) => void;
  onDelete: (service: AdminService) => void;
}

/** Titles and descriptions are the originals, not translated. */
export function useServiceColumns({
  onEdit,
  onHistory,
  onDuplicate,
  onDelete,
}: Actions): Column<AdminService>[] {
  const { t } = useLanguage();
  const { update } = useServiceMutations();
  const activeSwitch = ({ id, title, active }: AdminService, label = '') => (
    <VisibilitySwitch
      isVisible={active}
      label={label}
      aria-label={t('Active: {title}', { title })}
      onSave={(isVisible) => update.mutateAsync({ id, body: { active: isVisible } })}
      texts={{
        shown: 'Visitors can now see this service.',
        hidden: 'Visitors can no longer see this service.',
        error: 'Failed to update service',
      }}
    />
  );
  return [
    {
      header: t('Title'),
      card: 'head',
      cell: (service) => (
        <>
          <Typography component="div">
            <TitleButton onClick={() => onEdit(service)}>{service.title}</TitleButton>
          </Typography>
          <ArabicLink kind="services" id={service.id} title={service.title} state={service.arabic} />
          <LastEdited edited={service.edited} />
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
    {
      header: t('Active'),
      card: 'footer',
      cell: (service) => activeSwitch(service),
      cardCell: (service) => activeSwitch(service, t('Active')),
    },
    {
      header: t('Actions'),
      card: 'footer',
      cell: (service) => (
        <RowActions
          edit={{
            label: t('Edit the service {title}', { title: service.title }),
            onClick: () => onEdit(service),
          }}
          history={{
            label: t('History of {title}', { title: service.title }),
            onClick: () => onHistory(service),
          }}
          remove={{
            label: t('Delete the service {title}', { title: service.title }),
            onClick: () => onDelete(service),
          }}
          more={{
            label: t('More for {title}', { title: service.title }),
            actions: [{ label: t('Duplicate'), onClick: () => onDuplicate(service) }],
          }}
        />
      ),
    },
  ];
}
