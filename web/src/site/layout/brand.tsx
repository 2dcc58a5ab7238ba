import type { ResponsiveImage } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { LocaleLink } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';

interface Props {
  /** Phones show the short name, the narrowest only the logo. */
  isShortOnPhones?: boolean;
  /** The ground is dark in both themes. */
  isOnDark?: boolean;
}

export function Brand({ isShortOnPhones = false, isOnDark = false }: Props) {
  const { t } = useLanguage();
  const { name, shortName, logo, hasNameBesideLogo, isOnlyLogoOnPhones, isSample } = useBlock('company');
  const hasMark = logo !== undefined || isSample;
  const hasName = !logo || hasNameBesideLogo;
  const hasShortName = isShortOnPhones && !(hasMark && isOnlyLogoOnPhones);
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
        minInlineSize: 0,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      {logo ? <Logo isOnDark={isOnDark} /> : hasMark && <BrandMark />}
      {hasName && hasShortName && (
        <Typography component="span" sx={[nameStyle, hasMark ? onPhones : onlyOnPhones]}>
          {bidiText(shortName)}
        </Typography>
      )}
      {hasName && (
        <Typography component="span" sx={[nameStyle, isShortOnPhones && fromTablets]}>
          {bidiText(name)}
        </Typography>
      )}
    </Box>
  );
}

/** The logo of the theme, or on a dark ground that for dark ones, if there are two. */
function Logo({ isOnDark }: Pick<Props, 'isOnDark'>) {
  const { logo, darkLogo } = useBlock('company');
  if (!darkLogo || isOnDark) return <LogoImage logo={darkLogo && isOnDark ? darkLogo : logo} />;
  return (
    <>
      <LogoImage logo={logo} sx={{ '[data-dark] &': { display: 'none' } }} isLazy />
      <LogoImage logo={darkLogo} sx={{ ':root:not([data-dark]) &': { display: 'none' } }} isLazy />
    </>
  );
}

interface LogoImageProps {
  logo: ResponsiveImage | undefined;
  /** One that is not displayed is not loaded. */
  isLazy?: boolean;
  sx?: object;
}

function LogoImage({ logo, isLazy = false, sx = {} }: LogoImageProps) {
  return (
    logo && (
      <Box
        component="img"
        src={logo.image}
        srcSet={logo.picture.srcSet}
        sizes="120px"
        width={logo.picture.width}
        height={logo.picture.height}
        alt=""
        loading={isLazy ? 'lazy' : undefined}
        sx={[logoStyle, sx]}
      />
    )
  );
}

/** A wide logo becomes lower rather than wider. */
const logoStyle = {
  inlineSize: 'auto',
  minInlineSize: 0,
  maxInlineSize: { xs: 80, sm: 120 },
  blockSize: 40,
  objectFit: 'contain',
  flexShrink: { xs: 1, sm: 0 },
} as const;
/** Two lines are as high as the logo. */
const nameStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
} as const;
const fromTablets = { display: { xs: 'none', sm: '-webkit-box' } };
const onlyOnPhones = { display: { xs: '-webkit-box', sm: 'none' } };
const onPhones = {
  ...onlyOnPhones,
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
