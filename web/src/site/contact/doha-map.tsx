import Place from 'icon:Place';
import { COMPANY } from '@alnafitha/contract';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context';
import { Box } from '../../ui/box';
import { Button } from '../../ui/button';
import { DohaSketch } from './doha-sketch';

const { latitude, longitude } = COMPANY.location;
const mapUrl = (language: string) =>
  `https://www.google.com/maps?q=${latitude},${longitude}&z=11&hl=${language}&output=embed`;

/** A drawn map of Doha; Google's is fetched only when somebody asks for it. */
export function DohaMap() {
  const { t, language } = useLanguage();
  const [isLive, setLive] = useState(false);
  return (
    <Box
      sx={{
        position: 'relative',
        minBlockSize: { xs: 280, md: 400 },
        borderRadius: 2,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {isLive ? (
        <Box
          component="iframe"
          src={mapUrl(language)}
          title={t('Map of Doha')}
          referrerPolicy="no-referrer-when-downgrade"
          sx={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }}
        />
      ) : (
        <>
          <DohaSketch label={t('Map of Doha')} />
          <Button
            variant="contained"
            startIcon={<Place />}
            onClick={() => setLive(true)}
            sx={{ position: 'absolute', insetBlockStart: 16, insetInlineStart: 16 }}
          >
            {t('Open the live map')}
          </Button>
        </>
      )}
    </Box>
  );
}
