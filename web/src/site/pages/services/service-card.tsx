import Check from 'icon:Check';
import type { Localized, Service } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { ServiceIcon } from '../../../shared/ui/service-icon';
import { Typography } from '../../../shared/ui/typography';
import { serviceQuotePath } from '../../messages/quote-path';
import { outlinedSurface } from '../../ui/surface';

/** A service with a link to the contact form, which identifies services by their English title. */
export function ServiceCard({ service }: { service: Localized<Service> }) {
  const { t } = useLanguage();
  const { title, description, icon, image, picture, features, original } = service;
  return (
    <Box
      component="article"
      sx={{
        ...outlinedSurface,
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        minBlockSize: 560,
      }}
    >
      <Image
        image={image}
        picture={picture}
        alt=""
        sizes="(min-width: 1280px) 33vw, (min-width: 768px) 50vw, 100vw"
        ratio={16 / 10}
      />
      <Box
        sx={{ padding: { xs: 2.5, md: 3 }, display: 'flex', flexDirection: 'column', gap: 1.5, flexGrow: 1 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'secondary.main' }}>
          <ServiceIcon name={icon} />
          <Typography component="h3" variant="h3" dir="auto" sx={{ color: 'text.primary' }}>
            {title}
          </Typography>
        </Box>
        <Typography color="textSecondary" dir="auto">
          {description}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
          {features.map((feature) => (
            <Box component="li" key={feature} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
              <Check aria-hidden fontSize="small" color="success" sx={{ marginBlockStart: 0.4 }} />
              <span dir="auto">{feature}</span>
            </Box>
          ))}
        </Box>
        <Button
          component={LocaleLink}
          to={serviceQuotePath(original.title)}
          variant="outlined"
          aria-label={t('Request a Quote: {service}', { service: title })}
          sx={{ marginBlockStart: 'auto', alignSelf: 'start' }}
        >
          {t('Request a Quote')}
        </Button>
      </Box>
    </Box>
  );
}
