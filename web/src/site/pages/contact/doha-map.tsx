import Place from 'icon:Place';
import { COMPANY } from '@alnafitha/contract';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { NEW_TAB } from '../../../shared/ui/new-tab';
import { DIRECTIONS } from './directions';
import { DohaSketch } from './doha-sketch';

const { latitude, longitude } = COMPANY.location;
const mapUrl = (language: string) =>
  `https://www.google.com/maps?q=${latitude},${longitude}&z=11&hl=${language}&output=embed`;

const directions = { href: DIRECTIONS, ...NEW_TAB };

/** A drawn map of Doha; Google's map loads only on request. */
export function DohaMap() {
  const { t, language } = useLanguage();
  const [isLive, setLive] = useState(false);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ position: 'relative', flexGrow: 1, minBlockSize: { xs: 280, md: 400 } }}>
        <Box
          component="a"
          {...directions}
          // Below the frame, which shows nothing while it is loading.
          inert={isLive}
          aria-label={t('Directions in Google Maps')}
          sx={{ position: 'absolute', inset: 0, outlineOffset: -4 }}
        >
          <DohaSketch label={t('Map of Doha')} />
        </Box>
        {isLive && (
          <Box
            component="iframe"
            src={mapUrl(language)}
            title={t('Map of Doha')}
            referrerPolicy="no-referrer-when-downgrade"
            sx={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }}
          />
        )}
      </Box>
      {isLive ? (
        <Button component="a" {...directions} startIcon={<Place />} sx={{ alignSelf: 'center' }}>
          {t('Directions in Google Maps')}
        </Button>
      ) : (
        <Button variant="contained" startIcon={<Place />} onClick={() => setLive(true)} sx={besideTheSketch}>
          {t('Open the live map')}
        </Button>
      )}
    </Box>
  );
}

/** Below the sketch on a phone, where it would cover labels, else over an empty corner. */
const besideTheSketch = {
  margin: 2,
  alignSelf: { xs: 'center', md: 'auto' },
  position: { md: 'absolute' },
  insetBlockStart: 0,
  insetInlineStart: 0,
} as const;
