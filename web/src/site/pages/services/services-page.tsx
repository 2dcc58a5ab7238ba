import pergola from 'image:pergola-terrace';
import corner from 'image:upvc-corner-window';
import ogImage from 'og-image:upvc-corner-window';
import { toOgImageUrl } from '@alnafitha/contract';
import { useContext, useLayoutEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { CallToAction } from '../../layout/call-to-action';
import { Masthead } from '../../layout/masthead';
import { PictureBeside } from '../../layout/picture-beside';
import { Section } from '../../layout/section';
import { SitePageHead } from '../../layout/site-page-head';
import { TrustSection } from '../../layout/trust-section';
import { WhatsappButton } from '../../layout/whatsapp';
import { ArrowLink } from '../../ui/arrow-link';
import { hairlineRows } from '../../ui/layout-styles';
import { NumberedGrid } from '../../ui/numbered-grid';
import { usePageLocation } from '../../ui/page-location';
import { ResponseContext } from '../../ui/response-context';
import { BUILT_IN_SERVICES } from './built-in-services';
import { projectCountsQuery } from './project-counts';
import { ServiceCard } from './service-card';
import { ServiceView } from './service-view';
import { useServices } from './use-services';

function WorkProcess() {
  const { stepsTitle, stepsIntroduction, steps } = useBlock('custom');
  const { questions } = useBlock('questions');
  return (
    <Section title={stepsTitle} introduction={stepsIntroduction}>
      <NumberedGrid items={steps} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, marginBlockStart: { xs: 4, md: 6 } }}>
        {questions.slice(0, 2).map(({ anchor, question }) => (
          <ArrowLink key={anchor} to={`/contact#${anchor}`}>
            {bidiText(question)}
          </ArrowLink>
        ))}
      </Box>
    </Section>
  );
}

/** Without a service of its own in the URL, all; else the others. */
function ServiceCards({ services, isPending, hasFailed, retry, chosen }: ReturnType<typeof useServices>) {
  const { t } = useLanguage();
  const { data: counts = {} } = useContentQuery(projectCountsQuery);
  const { tradesTitle, trades } = useBlock('custom');
  const others = chosen ? services.filter(({ id }) => id !== chosen.id) : services;
  const { isSample } = useBlock('company');
  const isOwnWithout = !isSample && !isPending && !hasFailed;
  if ((chosen || isOwnWithout) && others.length === 0) return null;
  if (hasFailed)
    return (
      <Section title={tradesTitle}>
        <FailedLoad
          margin={0}
          text={t('The services could not be loaded. Please try again later.')}
          retryLabel={t('Retry')}
          onRetry={retry}
        />
      </Section>
    );
  return (
    <Section title={chosen ? t('Other services') : tradesTitle} {...(!chosen && { introduction: trades })}>
      <Box aria-busy={isPending} sx={{ display: 'grid', gap: { xs: 7, md: 12 } }}>
        {isPending
          ? BUILT_IN_SERVICES.map(({ title }) => (
              <Skeleton key={title} variant="rectangular" sx={{ blockSize: { xs: 640, md: 460 } }} />
            ))
          : others.map((service) => <ServiceCard key={service.id} service={service} counts={counts} />)}
      </Box>
    </Section>
  );
}

function CustomSolutions() {
  const { t } = useLanguage();
  const { customTitle, customPicture, lead, text } = useBlock('custom');
  const { picture = pergola, alt } = customPicture;
  return (
    <Section title={customTitle} tone="band">
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
          <WhatsappButton {...(customTitle && { subject: customTitle })} variant="outlined" size="large">
            {t('Chat on WhatsApp')}
          </WhatsappButton>
        </Box>
      </PictureBeside>
    </Section>
  );
}

/** Nothing until the owner has written something. */
function Prices() {
  const { pricesTitle, pricesIntroduction, prices } = useBlock('custom');
  if (!pricesIntroduction && prices.length === 0) return null;
  return (
    <Section title={pricesTitle} introduction={pricesIntroduction}>
      <Box component="dl" sx={{ ...hairlineRows, margin: 0 }}>
        {prices.map((row) => (
          <Box key={`${row.title} ${row.price}`} sx={priceRow}>
            <Typography component="dt" variant="h3">
              {bidiText(row.title)}
            </Typography>
            <Box component="dd" sx={{ margin: 0, fontWeight: 600 }}>
              {bidiText(row.price)}
            </Box>
            <Typography component="dd" color="textSecondary">
              {bidiText(row.text)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const priceRow = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'baseline',
  gridTemplateColumns: { md: '3fr 3fr 6fr' },
};

export default function ServicesPage() {
  const { localePath } = useLanguage();
  const response = useContext(ResponseContext);
  useStartedQuery(projectCountsQuery);
  const services = useServices();
  const { chosen, isOpening, redirect } = services;
  useTopOf(chosen?.id);
  if (import.meta.env.SSR && redirect !== undefined) {
    response.location = localePath(redirect);
    return null;
  }
  if (isOpening) return <Skeleton variant="rectangular" sx={{ blockSize: '100vh' }} />;
  return (
    <>
      {redirect !== undefined && <Navigate to={localePath(redirect)} replace />}
      {chosen ? <ServiceView service={chosen} /> : <AllServices />}
      <ServiceCards {...services} />
      <Prices />
      <TrustSection />
      <CustomSolutions />
      <WorkProcess />
      <CallToAction />
    </>
  );
}

/** Begins at the top with each service that a link leads to, as with another page. */
function useTopOf(id: string | undefined) {
  const { navigationType } = usePageLocation();
  const previous = useRef(id);
  useLayoutEffect(() => {
    const isOther = previous.current !== id;
    previous.current = id;
    if (!isOther || navigationType !== 'PUSH') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [id, navigationType]);
}

function AllServices() {
  const { t } = useLanguage();
  const { pageTitle, pageDescription, introduction, servicesPicture } = useBlock('custom');
  const { picture } = servicesPicture;
  return (
    <>
      <SitePageHead
        title={pageTitle || t('Our services')}
        description={pageDescription || introduction}
        ogImage={picture ? toOgImageUrl(picture.image) : ogImage}
      />
      <Masthead title={t('Our services')} introduction={introduction} image={picture ?? corner} />
    </>
  );
}
