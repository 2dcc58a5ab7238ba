import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../shared/i18n/language-context';
import { CardFooter, CardList } from '../../ui/card-list';
import { ActiveSwitch } from './active-switch';
import { IconName } from './icon-name';
import { DescriptionPreview, ServiceRowActions, ServiceTitle } from './service-cells';
import type { ServiceListProps } from './service-list-props';

export function ServiceCards({ services, onEdit, onDelete }: ServiceListProps) {
  const { t } = useLanguage();
  return (
    <CardList label={t('Services')} entries={services}>
      {(service) => (
        <>
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
          <CardFooter>
            <ActiveSwitch service={service} label={t('Active')} />
            <ServiceRowActions service={service} onEdit={onEdit} onDelete={onDelete} />
          </CardFooter>
        </>
      )}
    </CardList>
  );
}
