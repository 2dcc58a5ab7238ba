import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import { Button } from '../../ui/button';
import { SitePageHead } from './site-page-head';

/** What stands in place of a page, a project or a post that does not exist. */
export function NotFound() {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Container maxWidth="sm" sx={{ paddingBlock: { xs: 8, md: 14 }, textAlign: 'center' }}>
      <SitePageHead title={t('404 Page Not Found')} />
      {/* An address of a known form is answered with the app, whatever its id: search engines learn it here. */}
      <meta name="robots" content="noindex" />
      <Typography variant="h1">{t('404 Page Not Found')}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 2 }}>
        {t('Did you forget to add the page to the router?')}
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
          borderRadius: 1,
          backgroundColor: 'action.hover',
        }}
      >
        {pathname + search}
      </Box>
      <Box sx={{ marginBlockStart: 4, display: 'flex', gap: 2, justifyContent: 'center', flexWrap: 'wrap' }}>
        <Button component={Link} to="/" variant="contained">
          {t('Home')}
        </Button>
        <Button component={Link} to="/contact" variant="outlined">
          {t('Contact Us')}
        </Button>
      </Box>
    </Container>
  );
}
