import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { LocaleLink } from '../../shared/ui/locale-link';
import { PageHead } from '../../shared/ui/page-head';
import { Typography } from '../../shared/ui/typography';
import { ResponseContext } from '../ui/response-context';
import { useHydrated } from '../ui/use-hydrated';
import { useWhatsappSubject } from './chat-subject';
import { usePageTitle } from './use-page-title';

interface Props {
  /** A project or post that may have been online, with a link to all of them. */
  missing?: { title: string; to: string; all: string };
}

export function NotFound({ missing }: Props) {
  const { t } = useLanguage();
  const { isSample } = useBlock('company');
  const title = missing?.title ?? t('404 Page Not Found');
  const pageTitle = usePageTitle(title);
  useWhatsappSubject(title);
  const { pathname, search } = useLocation();
  const response = useContext(ResponseContext);
  // One prerendered page serves all unknown URLs, so the URL is known only after hydration.
  const url = useHydrated() ? pathname + search : '\u00a0';
  if (import.meta.env.SSR) response.status = 404;
  return (
    <Container maxWidth="xl" sx={{ paddingBlock: { xs: 8, md: 14 } }}>
      <PageHead title={pageTitle} />
      <meta name="robots" content="noindex" />
      <Typography variant="h1" sx={{ maxInlineSize: '16ch' }}>
        {title}
      </Typography>
      {!missing && (
        <>
          <Typography color="textSecondary" sx={{ marginBlockStart: 4, marginBlockEnd: 1 }}>
            {t(
              isSample
                ? 'Did you forget to add the page to the router?'
                : 'This page has moved, or was never here.',
            )}
          </Typography>
          <Box
            component="code"
            dir="ltr"
            translate="no"
            sx={{
              display: 'inline-block',
              maxInlineSize: '100%',
              overflowWrap: 'anywhere',
              padding: 1,
              backgroundColor: 'action.hover',
            }}
          >
            {url}
          </Box>
        </>
      )}
      <Box sx={{ marginBlockStart: 6, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button component={LocaleLink} to={missing?.to ?? '/'} variant="contained">
          {missing?.all ?? t('Home')}
        </Button>
        <Button component={LocaleLink} to="/contact" variant="outlined">
          {t('Contact us')}
        </Button>
      </Box>
    </Container>
  );
}
