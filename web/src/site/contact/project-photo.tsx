import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
import { facade } from '../pictures/facade';

export function ProjectPhoto() {
  const { t } = useLanguage();
  return (
    <Box component="figure" sx={{ margin: 0, position: 'relative', borderRadius: 2, overflow: 'hidden' }}>
      <Box
        component="img"
        {...facade}
        sizes="(min-width: 1024px) 500px, 100vw"
        alt={t('An office building behind a glass curtain wall at dusk')}
        loading="lazy"
        sx={{ display: 'block', inlineSize: '100%', blockSize: { xs: 260, md: 300 }, objectFit: 'cover' }}
      />
      <Typography
        component="figcaption"
        variant="body2"
        sx={{
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          padding: 2,
          color: '#fff',
          background: 'linear-gradient(transparent, rgb(6 20 26 / 0.85))',
        }}
      >
        {t('Curtain wall, made and installed by our team')}
      </Typography>
    </Box>
  );
}
