import ErrorOutlined from 'icon:ErrorOutlined';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Typography } from '../../../shared/ui/typography';

export function PostsFailed() {
  const { t } = useLanguage();
  return (
    <Box role="alert" sx={failure}>
      <ErrorOutlined aria-hidden sx={{ marginBlockStart: '9px', fontSize: 22, color: 'error.main' }} />
      <Box sx={{ paddingBlock: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{t('Error Loading Blog Posts')}</Typography>
        {t('We encountered an error while loading blog posts. Please try again later.')}
      </Box>
      <Button color="inherit" onClick={() => location.reload()} sx={{ marginInlineStart: 'auto' }}>
        {t('Retry')}
      </Button>
    </Box>
  );
}

export function NoPosts({ onReset }: { onReset: () => void }) {
  const { t } = useLanguage();
  return (
    <Box sx={{ paddingBlock: { xs: 4, md: 8 }, borderBlockStart: HAIRLINE }}>
      <Typography variant="h2" component="h3">
        {t('No Posts Found')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 2 }}>
        {t('Try another category or different words. The search covers only the posts on this page.')}
      </Typography>
      <Button variant="outlined" onClick={onReset}>
        {t('Reset Filters')}
      </Button>
    </Box>
  );
}

const failure = {
  display: 'flex',
  gap: 1.5,
  paddingBlock: '6px',
  paddingInline: 2,
  borderRadius: 1,
  typography: 'body2',
  color: 'var(--mui-palette-Alert-errorColor)',
  backgroundColor: 'var(--mui-palette-Alert-errorStandardBg)',
};
