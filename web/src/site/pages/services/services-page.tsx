import pergola from 'image:pergola-terrace';
import corner from 'image:upvc-corner-window';
import ogImage from 'og-image:upvc-corner-window';
import { type Service, toOgImageUrl } from '@alnafitha/contract';
import { serviceQueries } from '../../../shared/api/service-queries';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { anchorOf } from '../../layout/links';
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
  const { introduction, steps } = useBlock('steps');
  const { questions } = useBlock('questions');
  return (
    <Section title={t('How we work')} introduction={introduction}>
      <NumberedGrid items={steps} columns={{ xs: 1, sm: 2, lg: 4 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, marginBlockStart: { xs: 4, md: 6 } }}>
        {questions.slice(0, 2).map((question, index) => (
          <ArrowLink key={question.question} to={`/contact#${anchorOf(question, index)}`}>
            {bidiText(question.question)}
          </ArrowLink>
        ))}
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
    <Section title={t('What we make')} introduction={useBlock('custom').trades}>
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
  const { lead, text } = useBlock('custom');
  const { picture = pergola, alt } = useBlock('pictures').custom;
  return (
    <Section title={t('Custom solutions')} tone="band">
      <PictureBeside image={picture} alt={alt} side="start">
        <Typography variant="h3" component="p" sx={{ fontWeight: 'var(--display-weight)', lineHeight: 1.5 }}>
          {bidiText(lead)}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlock: 3 }}>
          {bidiText(text)}
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
  const { introduction } = useBlock('custom');
  const { picture } = useBlock('pictures').services;
  return (
    <>
      <SitePageHead
        title={t('Our services')}
        description={introduction}
        ogImage={picture ? toOgImageUrl(picture.image) : ogImage}
      />
      <Masthead title={t('Our services')} introduction={introduction} image={picture ?? corner} />
      <ServiceCards />
      <CustomSolutions />
      <WorkProcess />
      <CallToAction />
    </>
  );
}
