import type { AdminService } from '@alnafitha/contract';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../shared/i18n/language-context';
import { matchParent } from '../../ui/match-parent';
import { shorten } from '../../ui/shorten';
import type { ServiceListProps } from './service-list-props';

/** Maximum characters of a description in the list. */
const PREVIEW_LENGTH = 100;

/** The original text, not translated. */
export function ServiceTitle({ service }: { service: AdminService }) {
  return (
    <Typography translate="no" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      <bdi>{service.title}</bdi>
    </Typography>
  );
}

/** The truncated original description. */
export function DescriptionPreview({ service }: { service: AdminService }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      translate="no"
      dir="auto"
      sx={{
        // In its own direction, but aligned with the page.
        ...matchParent,
        overflowWrap: 'anywhere',
      }}
    >
      {shorten(service.description, PREVIEW_LENGTH)}
    </Typography>
  );
}

export function ServiceRowActions({
  service,
  onEdit,
  onDelete,
}: Pick<ServiceListProps, 'onEdit' | 'onDelete'> & { service: AdminService }) {
  const { t } = useLanguage();
  const { title } = service;
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label={t('Edit the service {title}', { title })} onClick={() => onEdit(service)}>
        <EditOutlined fontSize="small" />
      </IconButton>
      <IconButton
        color="error"
        aria-label={t('Delete the service {title}', { title })}
        onClick={() => onDelete(service)}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
