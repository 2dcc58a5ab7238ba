import ExpandMore from 'icon:ExpandMore';
import Place from 'icon:Place';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { NEW_TAB } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { usePageLocation } from '../../ui/page-location';
import { directionsTo } from './contact-details';
import { DohaSketch } from './doha-sketch';

/** Opens the question of the URL's hash. */
function Faq() {
  const { t } = useLanguage();
  const { questionsTitle, questions } = useBlock('questions');
  const [isAll, setAll] = useState(false);
  const { location, navigationType } = usePageLocation();
  useEffect(() => {
    const { hash } = location;
    // Chats add punctuation to links.
    const [anchor = ''] = /[\w-]+/.exec(hash) ?? [];
    const entry = document.getElementById(anchor);
    if (!(entry instanceof HTMLDetailsElement)) return;
    const wasScrolledTo = hash === `#${anchor}` && !entry.hidden;
    entry.hidden = false;
    entry.open = true;
    // The section loads after the layout has scrolled the page.
    if (navigationType === 'PUSH' || !wasScrolledTo) entry.scrollIntoView();
  }, [location, navigationType]);
  const openAll = ({ currentTarget }: MouseEvent) => {
    setAll(true);
    for (const entry of currentTarget.parentElement?.querySelectorAll('details') ?? []) entry.open = true;
  };
  return (
    <Box component="section" aria-labelledby={questionsTitle ? 'faq-title' : undefined}>
      {questionsTitle && (
        <Typography id="faq-title" variant="h2" sx={{ marginBlockEnd: 3 }}>
          {bidiText(questionsTitle)}
        </Typography>
      )}
      <Box sx={{ borderBlockStart: HAIRLINE }}>
        {questions.map(({ anchor, question, answer, service }) => (
          // Those of a service are on its page, and here by their links.
          <Box
            key={anchor}
            id={anchor}
            component="details"
            hidden={Boolean(service) && !isAll}
            sx={entryStyle}
          >
            <summary>
              <span>{bidiText(question)}</span>
              <ExpandMore aria-hidden />
            </summary>
            <Typography color="textSecondary" sx={{ paddingBlockEnd: 2, paddingInlineEnd: 4 }}>
              {bidiText(answer)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button onClick={openAll} sx={{ marginBlockStart: 3, marginInlineStart: -1 }}>
        {t('View All FAQs')}
      </Button>
    </Box>
  );
}

const entryStyle = {
  scrollMarginBlockStart: 88,
  borderBlockEnd: HAIRLINE,
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    minBlockSize: 56,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& svg': { flexShrink: 0, transition: 'transform 0.2s' },
  '&[open] svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
} as const;

/** Google's map loads only on request. */
function DohaMap() {
  const { t, language } = useLanguage();
  const company = useBlock('company');
  const directions = { href: directionsTo(company), ...NEW_TAB };
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
        <DohaSketch label={t('Map of Doha')} {...company} />
        <Box
          component="a"
          {...directions}
          // The link is behind the frame, which is empty while loading.
          inert={isLive}
          aria-label={t('Directions in Google Maps')}
          sx={{ position: 'absolute', inset: 0, outlineOffset: -4 }}
        />
        {isLive && (
          <Box
            component="iframe"
            src={`https://www.google.com/maps?q=${company.latitude},${company.longitude}&z=11&hl=${language}&output=embed`}
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
        <Button variant="contained" startIcon={<Place />} onClick={() => setLive(true)} sx={openMapButton}>
          {t('Open the live map')}
        </Button>
      )}
    </Box>
  );
}

/** Lies below the sketch on a phone, where it would cover labels; else over an empty corner. */
const openMapButton = {
  margin: 2,
  alignSelf: { xs: 'center', md: 'auto' },
  position: { md: 'absolute' },
  insetBlockStart: 0,
  insetInlineStart: 0,
} as const;

export default function MapAndQuestions() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 5fr' },
      }}
    >
      <DohaMap />
      <Faq />
    </Box>
  );
}
