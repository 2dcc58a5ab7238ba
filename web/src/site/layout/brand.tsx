import { COMPANY } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { LocaleLink } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';

interface Props {
  /** Phones show the short name, the narrowest only the logo. */
  isShortOnPhones?: boolean;
}

export function Brand({ isShortOnPhones = false }: Props) {
  const { language } = useLanguage();
  return (
    <Box
      component={LocaleLink}
      to="/"
      translate="no"
      aria-label={COMPANY.name[language]}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <BrandMark />
      {isShortOnPhones && (
        <Typography component="span" sx={[name, onPhones]}>
          {COMPANY.shortName[language]}
        </Typography>
      )}
      <Typography component="span" sx={[name, isShortOnPhones && { display: { xs: 'none', sm: 'inline' } }]}>
        {COMPANY.name[language]}
      </Typography>
    </Box>
  );
}

const name = { fontWeight: 700, lineHeight: 1.25, textWrap: 'balance' } as const;
const onPhones = {
  display: { sm: 'none' },
  '@media (max-width: 374.95px)': { display: 'none' },
} as const;

function BrandMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ inlineSize: 40, blockSize: 40, flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="7" fill="#0e5366" />
      <path
        d="M8 25V13a8 8 0 0 1 16 0v12Z"
        fill="none"
        stroke="#f1e4cf"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M16 5v20M8 15h16" stroke="#f1e4cf" strokeWidth="1.6" />
    </Box>
  );
}
