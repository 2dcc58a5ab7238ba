import curtainWall from 'image:curtain-wall-tower';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';

export function ProjectImage() {
  const { t } = useLanguage();
  return (
    <Box component="figure" sx={{ margin: 0, position: 'relative', borderRadius: 2, overflow: 'hidden' }}>
      <Image
        {...curtainWall}
        alt={t('A tower with a curtain wall of glass, seen from the ground')}
        sizes="(min-width: 1024px) 500px, 100vw"
        sx={{ blockSize: { xs: 260, md: 300 }, inlineSize: '100%', aspectRatio: 'auto' }}
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
        {t('A curtain wall of the kind our team makes and installs')}
      </Typography>
    </Box>
  );
}
