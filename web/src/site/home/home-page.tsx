import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import { SitePageHead } from '../layout/site-page-head';
import { facade } from '../pictures/facade';

export function HomePage() {
  const { t } = useLanguage();
  return (
    <Box sx={{ position: 'relative', display: 'grid', minBlockSize: { xs: 560, md: 640 }, color: '#fff' }}>
      <SitePageHead
        title={t('Windows, doors and façades in Qatar')}
        description={t(
          'Aluminium, UPVC and glass for homes and businesses in Qatar, made and installed by one team.',
        )}
      />
      <Box
        component="img"
        {...facade}
        sizes="100vw"
        alt=""
        fetchPriority="high"
        sx={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
      />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          alignItems: 'end',
          background: 'linear-gradient(rgb(6 24 31 / 0.35), rgb(6 24 31 / 0.88))',
        }}
      >
        <Container maxWidth="xl" sx={{ paddingBlock: { xs: 6, md: 9 } }}>
          <Typography variant="h1" sx={{ maxInlineSize: '18ch' }}>
            {t('Windows, doors and façades built for the Gulf')}
          </Typography>
          <Typography sx={{ marginBlock: 2.5, maxInlineSize: '56ch', fontSize: '1.1rem' }}>
            {t(
              'Aluminium, UPVC and glass for homes and businesses in Qatar, made and installed by one team.',
            )}
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            <Button
              component={Link}
              to="/contact"
              variant="contained"
              size="large"
              sx={{ backgroundColor: '#f1e4cf', color: '#0a3440', '&:hover': { backgroundColor: '#fff' } }}
            >
              {t('Get a Quote')}
            </Button>
            <Button component={Link} to="/services" variant="outlined" size="large" color="inherit">
              {t('Our Services')}
            </Button>
          </Box>
        </Container>
      </Box>
    </Box>
  );
}
