import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { PageHead } from '../../shared/ui/page-head';
import { TranslatingOverlay } from '../../shared/ui/translating-overlay';
import { type Company, useCompany } from '../ui/use-company';

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
          <CompanyLogo company={company} />
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

/** The logo of the theme, or the icon of a company without one. */
function CompanyLogo({ company: { name, logo, darkLogo } }: { company: Company }) {
  if (!logo) return <img src="/favicon.svg" alt={name} width={44} height={44} />;
  return (
    <>
      <Box component="img" src={logo.image} alt={name} sx={[logoStyle, darkLogo ? onlyLight : {}]} />
      {darkLogo && <Box component="img" src={darkLogo.image} alt={name} sx={[logoStyle, onlyDark]} />}
    </>
  );
}

const logoStyle = { blockSize: 44, maxInlineSize: 200, objectFit: 'contain' } as const;
const onlyLight = { '[data-dark] &': { display: 'none' } };
const onlyDark = { ':root:not([data-dark]) &': { display: 'none' } };
