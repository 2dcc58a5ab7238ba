import ExpandMore from 'icon:ExpandMore';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Typography } from '../../../shared/ui/typography';
import { usePageLocation } from '../../ui/page-location';
import { QUESTIONS } from './questions';

/** The question of the URL's hash is open. */
export function Faq() {
  const { t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const { location, type } = usePageLocation();
  useEffect(() => {
    const entry = document.getElementById(location.hash.slice(1));
    if (!(entry instanceof HTMLDetailsElement)) return;
    entry.open = true;
    // It is loaded after the layout has scrolled the page.
    if (type === 'PUSH') entry.scrollIntoView();
  }, [location, type]);
  const openAll = () => {
    for (const entry of list.current?.querySelectorAll('details') ?? []) entry.open = true;
  };
  return (
    <Box component="section" aria-labelledby="faq-title">
      <Typography id="faq-title" variant="h2" sx={{ marginBlockEnd: 3 }}>
        {t('Frequently asked questions')}
      </Typography>
      <Box ref={list} sx={{ borderBlockStart: HAIRLINE }}>
        {QUESTIONS.map(({ id, question, answer: response }) => (
          <Box key={id} id={id} component="details" sx={entryStyle}>
            <summary>
              <span>{t(question)}</span>
              <ExpandMore aria-hidden />
            </summary>
            <Typography color="textSecondary" sx={{ paddingBlockEnd: 2, paddingInlineEnd: 4 }}>
              {t(response)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ marginBlockStart: 3 }}>
        <Button onClick={openAll} sx={{ marginInlineStart: -1 }}>
          {t('View All FAQs')}
        </Button>
      </Box>
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
