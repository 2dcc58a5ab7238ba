import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
import { ActiveSwitch } from './active-switch';
import { IconName } from './icon-name';
import type { ServiceListProps } from './service-list';
import { DescriptionPreview, ServiceButtons, ServiceTitle } from './service-parts';

export function ServiceCards({ services, onEdit, onDelete }: ServiceListProps) {
  const { t } = useLanguage();
  return (
    <Box
      component="ul"
      aria-label={t('Services')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {services.map((service) => (
        <Paper
          key={service.id}
          component="li"
          variant="outlined"
          sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}
        >
          <ServiceTitle service={service} />
          <DescriptionPreview service={service} />
          <Typography
            component="div"
            variant="body2"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 }}
          >
            <IconName icon={service.icon} />
            <span>{t('Order: {order}', { order: service.order })}</span>
            <span>{t('Features: {count}', { count: service.features.length })}</span>
          </Typography>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              marginBlockStart: 'auto',
            }}
          >
            <ActiveSwitch service={service} label={t('Active')} />
            <ServiceButtons service={service} onEdit={onEdit} onDelete={onDelete} />
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
