import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { LocaleLink } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';

interface Props {
  /** Phones show the short name, the narrowest only the logo. */
  isShortOnPhones?: boolean;
}

export function Brand({ isShortOnPhones = false }: Props) {
  const { t } = useLanguage();
  const { name, shortName, logo } = useBlock('company');
  return (
    <Box
      component={LocaleLink}
      to="/"
      translate="no"
      aria-label={name || t('Home')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      {logo ? (
        <Box
          component="img"
          src={logo.image}
          srcSet={logo.picture.srcSet}
          sizes="120px"
          width={logo.picture.width}
          height={logo.picture.height}
          alt=""
          sx={logoStyle}
        />
      ) : (
        <BrandMark />
      )}
      {isShortOnPhones && (
        <Typography component="span" sx={[nameStyle, onPhones]}>
          {bidiText(shortName)}
        </Typography>
      )}
      <Typography
        component="span"
        sx={[nameStyle, isShortOnPhones && { display: { xs: 'none', sm: 'inline' } }]}
      >
        {bidiText(name)}
      </Typography>
    </Box>
  );
}

/** A wide logo becomes lower rather than wider. */
const logoStyle = {
  inlineSize: 'auto',
  maxInlineSize: 120,
  blockSize: 40,
  objectFit: 'contain',
  flexShrink: 0,
} as const;
const nameStyle = { fontWeight: 700, lineHeight: 1.25, textWrap: 'balance' } as const;
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
