import { type Localized, type ProjectGroup, type Service, servicePath } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { ServiceIcon } from '../../../shared/ui/service-icon';
import { Typography } from '../../../shared/ui/typography';
import { serviceQuotePath, useIsPageShown } from '../../layout/links';
import { ArrowLink } from '../../ui/arrow-link';
import { FactsList } from '../../ui/facts-list';
import { hairlineRows, underlineOnHover } from '../../ui/layout-styles';
import { GROUP_LABELS } from '../portfolio/captions';
import { type ProjectCounts, serviceGroup } from './project-counts';

interface Props {
  service: Localized<Service>;
  counts: ProjectCounts;
}

/** Links to projects of its group and to the contact form, which identifies services by English title. */
export function ServiceCard({ service, counts }: Props) {
  const { t } = useLanguage();
  const { title, description, icon, image, picture, features, facts, slugs, original } = service;
  const group = serviceGroup(original.title);
  const isPageShown = useIsPageShown();
  const count = group && isPageShown('/portfolio') && counts[group];
  return (
    <Box component="article" sx={row}>
      <Image image={image} picture={picture} alt="" sizes={SIZES} ratio={3 / 2} />
      <div>
        <Box sx={{ color: 'secondary.main' }}>
          <ServiceIcon name={icon} />
        </Box>
        <Typography variant="h2" component="h3" dir="auto" sx={heading}>
          <Box component={LocaleLink} to={servicePath(slugs[0] ?? '')} sx={link}>
            {bidiText(title)}
          </Box>
        </Typography>
        <Typography color="textSecondary" dir="auto">
          {bidiText(description)}
        </Typography>
        <Box component="ul" sx={{ ...hairlineRows, marginBlock: 3 }}>
          {features.map((feature) => (
            <li key={feature}>
              <span dir="auto">{bidiText(feature)}</span>
            </li>
          ))}
        </Box>
        <FactsList lines={facts} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          <ArrowLink
            to={serviceQuotePath(original)}
            aria-label={t('Request a Quote: {service}', { service: title })}
          >
            {t('Request a Quote')}
          </ArrowLink>
          {group && count && <ProjectsLink group={group} count={count} />}
        </Box>
      </div>
    </Box>
  );
}

function ProjectsLink({ group, count }: { group: ProjectGroup; count: number }) {
  const { t } = useLanguage();
  const text = t('See {count, plural, one {# project} other {# projects}}', { count });
  return (
    <ArrowLink to={`/portfolio?projects=${group}`} aria-label={`${text}: ${t(GROUP_LABELS[group])}`}>
      {text}
    </ArrowLink>
  );
}

const SIZES = '(min-width: 1280px) 681px, (min-width: 768px) 53vw, 92vw';
const row = {
  display: 'grid',
  gap: { xs: 3, lg: 8 },
  alignItems: { md: 'center', lg: 'end' },
  gridTemplateColumns: { md: '7fr 5fr' },
  // Every other image is at the inline end.
  '&:nth-of-type(even)': { gridTemplateColumns: { md: '5fr 7fr' } },
  '&:nth-of-type(even) > :first-of-type': { order: { md: 1 } },
};
const link = { ...underlineOnHover, color: 'inherit' } as const;
const heading = {
  marginBlock: 1.5,
  fontSize: 'clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem)',
  lineHeight: 'var(--heading-line)',
};
