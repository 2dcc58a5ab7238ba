import ExpandMore from 'icon:ExpandMore';
import { useRef } from 'react';
import { useLanguage } from '../../language/language-context';
import type { PlainSentence } from '../../language/sentence';
import { Box } from '../../ui/box';
import { Button } from '../../ui/button';
import { Typography } from '../../ui/typography';

const QUESTIONS: readonly { question: PlainSentence; answer: PlainSentence }[] = [
  {
    question: 'How long does an installation take?',
    answer:
      'Small jobs take 1-2 days. Large projects can take several weeks. You receive a timeline before we start.',
  },
  {
    question: 'Do you offer warranties?',
    answer:
      'Yes. The manufacturer warrants the products and we warrant our workmanship. The periods vary by product.',
  },
  {
    question: 'Can you work from custom designs?',
    answer: 'Yes. We build from your own plans, or design with you from scratch.',
  },
  {
    question: 'Which areas do you serve?',
    answer: 'All of Qatar, for example Doha, Al Wakrah and Al Khor.',
  },
];

export function Faq() {
  const { t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const openAll = () => {
    for (const entry of list.current?.querySelectorAll('details') ?? []) entry.open = true;
  };
  return (
    <Box component="section" aria-labelledby="faq-title">
      <Typography id="faq-title" variant="h2" sx={{ marginBlockEnd: 3 }}>
        {t('Frequently Asked Questions')}
      </Typography>
      <Box ref={list} sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
        {QUESTIONS.map(({ question, answer }) => (
          <Box key={question} component="details" sx={entryStyle}>
            <summary>
              <span>{t(question)}</span>
              <ExpandMore aria-hidden />
            </summary>
            <Typography color="textSecondary" sx={{ paddingBlockEnd: 2, paddingInlineEnd: 4 }}>
              {t(answer)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ marginBlockStart: 3 }}>
        <Button variant="outlined" onClick={openAll}>
          {t('View All FAQs')}
        </Button>
      </Box>
    </Box>
  );
}

const entryStyle = {
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
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
