/** Puts the quotation marks of the page's language around a text. */
export const quotationMarks = {
  quotes: '"“" "”"',
  '[dir="rtl"] &': { quotes: '"«" "»"' },
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
};
