import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ActiveSwitch } from './active-switch';
import { IconName } from './icon-name';
import { DescriptionPreview, ServiceRowActions, ServiceTitle } from './service-cells';
import type { ServiceListProps } from './service-list-props';

export function ServiceTable({ services, onEdit, onDelete }: ServiceListProps) {
  const { t } = useLanguage();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={t('Services')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Title')}</TableCell>
            <TableCell>{t('Description')}</TableCell>
            <TableCell>{t('Icon')}</TableCell>
            <TableCell>{t('Order')}</TableCell>
            <TableCell>{t('Features')}</TableCell>
            <TableCell>{t('Active')}</TableCell>
            <TableCell>{t('Actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {services.map((service) => (
            <TableRow key={service.id} hover>
              <TableCell sx={{ inlineSize: '22%', minInlineSize: 180 }}>
                <ServiceTitle service={service} />
              </TableCell>
              <TableCell sx={{ inlineSize: '38%' }}>
                <DescriptionPreview service={service} />
              </TableCell>
              <TableCell>
                <IconName icon={service.icon} />
              </TableCell>
              <TableCell>{service.order}</TableCell>
              <TableCell>{service.features.length}</TableCell>
              <TableCell>
                <ActiveSwitch service={service} />
              </TableCell>
              <TableCell>
                <ServiceRowActions service={service} onEdit={onEdit} onDelete={onDelete} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
