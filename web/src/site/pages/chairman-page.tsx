import office from 'image:chairman-office';
import ogImage from 'og-image:chairman-office';
import { toOgImageUrl } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { Image } from '../../shared/ui/image';
import { LocaleLink } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';
import { Masthead } from '../layout/masthead';
import { SitePageHead } from '../layout/site-page-head';
import { twoColumns } from '../ui/layout-styles';

export default function ChairmanPage() {
  const { t } = useLanguage();
  const { pageTitle, pageDescription, introduction, chairmanPicture, salutation, letter, name, portrait } =
    useBlock('chairman');
  const company = useBlock('company');
  const { picture } = chairmanPicture;
  return (
    <>
      <SitePageHead
        title={pageTitle || t("Chairman's Message")}
        description={pageDescription || introduction}
        ogImage={picture ? toOgImageUrl(picture.image) : ogImage}
      />
      <Masthead title={t("Chairman's Message")} introduction={introduction} image={picture ?? office} />
      <Container maxWidth="xl" sx={{ paddingBlock: { xs: 6, md: 10 } }}>
        <Box component="article" sx={article}>
          <Typography color="secondary" sx={{ fontWeight: 600 }}>
            {bidiText(salutation)}
          </Typography>
          {letter.match(/.+/g)?.map((paragraph, index) => (
            <Typography key={paragraph} sx={index === 0 ? opening : text}>
              {bidiText(paragraph)}
            </Typography>
          ))}
          <Box sx={signature}>
            {portrait && <Image {...portrait} alt="" sizes="96px" ratio={1} sx={portraitStyle} />}
            <div>
              <Typography sx={{ fontWeight: 700 }}>{bidiText(name)}</Typography>
              <Typography color="textSecondary">{bidiText(company.name)}</Typography>
            </div>
          </Box>
          <Button
            component={LocaleLink}
            to="/contact"
            variant="contained"
            size="large"
            sx={{ justifySelf: 'start', marginBlockStart: 2 }}
          >
            {t('Write to us')}
          </Button>
        </Box>
      </Container>
    </>
  );
}

/** On wide screens, the salutation has a separate column. */
const article = {
  ...twoColumns,
  gap: 3,
  '& > * + *': { gridColumn: { lg: 2 } },
};
const text = { maxInlineSize: '62ch', fontSize: '1.125rem' };
const opening = {
  maxInlineSize: '30ch',
  marginBlockEnd: 3,
  fontSize: 'clamp(1.5rem, 0.9rem + 2.2vw, 3rem)',
  fontWeight: 'var(--display-weight)',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 'var(--heading-line)',
  textWrap: 'balance',
} as const;
const signature = { display: 'flex', alignItems: 'center', gap: 2, marginBlockStart: 2 };
const portraitStyle = { flexShrink: 0, inlineSize: 96 };
