import ExpandMore from 'icon:ExpandMore';
import { useRef } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Typography } from '../../../shared/ui/typography';
import { QUESTIONS } from './questions';

export function Faq() {
  const { t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const openAll = () => {
    for (const entry of list.current?.querySelectorAll('details') ?? []) entry.open = true;
  };
  return (
    <Box component="section" aria-labelledby="faq-title">
      <Typography id="faq-title" variant="h2" sx={{ marginBlockEnd: 3 }}>
        {t('Frequently asked questions')}
      </Typography>
      <Box ref={list} sx={{ borderBlockStart: HAIRLINE }}>
        {QUESTIONS.map(({ question, answer: response }) => (
          <Box key={question} component="details" sx={entryStyle}>
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
