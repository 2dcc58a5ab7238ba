import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { PageHead } from '../../shared/ui/page-head';
import { TranslatingOverlay } from '../../shared/ui/translating-overlay';
import { useCompany } from '../ui/use-company';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
  /** Below the form. */
  footer: ReactNode;
}

/** A page outside of the panel's layout. */
export function AccountFrame({ title, text, children, footer }: Props) {
  const { language } = useLanguage();
  const company = useCompany()[language];
  return (
    <Box component="main" sx={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center', padding: 2 }}>
      <PageHead title={title} />
      <Box sx={{ inlineSize: '100%', maxInlineSize: 420 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 1 }}>
          <img src="/favicon.svg" alt={company.name} width={44} height={44} />
          <LanguageToggle />
        </Box>
        <Paper variant="outlined" sx={{ padding: { xs: 3, sm: 5 } }}>
          <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlock: 1.5, textWrap: 'balance' }}>
            {text}
          </Typography>
          {children}
        </Paper>
        {footer}
      </Box>
      <TranslatingOverlay />
    </Box>
  );
}
