import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import type { PlainSentence } from '../../language/sentence';
import { SitePageHead } from '../layout/site-page-head';

interface Props {
  title: PlainSentence;
  introduction: PlainSentence;
}

/** A page that names its subject and leads to the contact form, for subjects without content of their own yet. */
export function IntroductionPage({ title, introduction }: Props) {
  const { t } = useLanguage();
  return (
    <Container maxWidth="md" sx={{ paddingBlock: { xs: 6, md: 10 } }}>
      <SitePageHead title={t(title)} description={t(introduction)} />
      <Typography variant="h1">{t(title)}</Typography>
      <Typography color="text.secondary" sx={{ marginBlock: 3, fontSize: '1.15rem' }}>
        {t(introduction)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button component={Link} to="/contact" variant="contained" size="large">
          {t('Get a Quote')}
        </Button>
      </Box>
    </Container>
  );
}
