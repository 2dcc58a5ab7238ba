import pergola from 'image:pergola-terrace';
import corner from 'image:upvc-corner-window';
import ogImage from 'og-image:upvc-corner-window';
import type { Service } from '@alnafitha/contract';
import { serviceQueries } from '../../../shared/api/service-queries';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { PictureBeside } from '../../layout/picture-beside';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { WhatsappButton } from '../../layout/whatsapp';
import { ArrowLink } from '../../ui/arrow-link';
import { NumberedGrid } from '../../ui/numbered-grid';
import { BUILT_IN_SERVICES } from './built-in-services';
import { projectCountsQuery } from './project-counts';
import { ServiceCard } from './service-card';

function WorkProcess() {
  const { t } = useLanguage();
  const steps = [
    {
      title: t('Consultation'),
      time: t('Reply within 1 working day'),
      text: t('We visit, measure and listen. You see samples of profiles, glass and handles.'),
    },
    {
      title: t('Design & Quote'),
      time: t('3 to 5 working days'),
      text: t('You get drawings, a fixed price and a date. We revise the drawings until they are right.'),
    },
    {
      title: t('Fabrication'),
      time: t('2 to 6 weeks'),
      text: t('Your order is cut, assembled and checked in our workshop in Doha.'),
    },
    {
      title: t('Installation'),
      time: t('1 to 2 days for small jobs'),
      text: t('Our own installers fit and seal it, leave the site clean and show you how it works.'),
    },
  ];
  return (
    <Section
      title={t('How we work')}
      introduction={t('Four steps, and at each one you know what comes next.')}
    >
      <NumberedGrid items={steps} columns={{ xs: 1, sm: 2, lg: 4 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, marginBlockStart: { xs: 4, md: 6 } }}>
        <ArrowLink to="/contact#faq-duration">{t('How long does an installation take?')}</ArrowLink>
        <ArrowLink to="/contact#faq-warranty">{t('Do you offer warranties?')}</ArrowLink>
      </Box>
    </Section>
  );
}

const BUILT_IN: readonly Service[] = BUILT_IN_SERVICES.map(
  ({ responsiveImage: image, features, ...service }) => ({
    id: service.title,
    ...service,
    features: [...features],
    ...image,
  }),
);

/** The active services of the panel; the built-in ones without any or on failure. */
function ServiceCards() {
  const { t } = useLanguage();
  useStartedQuery(projectCountsQuery);
  const { data = [], isPending } = useContentQuery(serviceQueries.list);
  const { data: counts = {} } = useContentQuery(projectCountsQuery);
  const services = useLocalized('services', data.length > 0 ? data : BUILT_IN);
  return (
    <Section
      title={t('What we make')}
      introduction={t('All our trades work under one roof, so everything fits together.')}
    >
      <Box aria-busy={isPending} sx={{ display: 'grid', gap: { xs: 7, md: 12 } }}>
        {isPending
          ? BUILT_IN.map(({ id }) => (
              <Skeleton key={id} variant="rectangular" sx={{ blockSize: { xs: 640, md: 460 } }} />
            ))
          : services.map((service) => <ServiceCard key={service.id} service={service} counts={counts} />)}
      </Box>
    </Section>
  );
}

function CustomSolutions() {
  const { t } = useLanguage();
  return (
    <Section title={t('Custom solutions')} tone="band">
      <PictureBeside
        image={pergola}
        alt={t('An aluminium pergola over a terrace with striped shade')}
        side="start"
      >
        <Typography variant="h3" component="p" sx={{ fontWeight: 'var(--display-weight)', lineHeight: 1.5 }}>
          {t(
            'A skylight over a staircase, a pergola with moving louvres, a glass house in the garden: much of what we build is one of a kind.',
          )}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlock: 3 }}>
          {t(
            'Send a sketch, a photo or just an idea on WhatsApp. Before you decide, we tell you what is possible, what it costs and how long it takes.',
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button component={LocaleLink} to="/contact" variant="contained" size="large">
            {t('Tell us your idea')}
          </Button>
          <WhatsappButton subject={t('Custom solutions')} variant="outlined" size="large">
            {t('Chat on WhatsApp')}
          </WhatsappButton>
        </Box>
      </PictureBeside>
    </Section>
  );
}

export default function ServicesPage() {
  const { t } = useLanguage();
  const introduction = t(
    'Aluminium fabrication, UPVC windows and doors, glass partitions and curtain walls, from the first drawing to the last seal.',
  );
  return (
    <>
      <SitePageHead title={t('Our services')} description={introduction} ogImage={ogImage} />
      <Masthead title={t('Our services')} introduction={introduction} image={corner} />
      <ServiceCards />
      <CustomSolutions />
      <WorkProcess />
      <CallToAction />
    </>
  );
}
