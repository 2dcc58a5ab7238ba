import office from 'image:chairman-office';
import ogImage from 'og-image:chairman-office';
import { COMPANY } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { LocaleLink } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';
import { Masthead } from '../layout/masthead';
import { SitePageHead } from '../layout/site-page-head';
import { twoColumns } from '../ui/layout-styles';

export default function ChairmanPage() {
  const { t, language } = useLanguage();
  const introduction = t('A letter to those who build in Qatar, and to those who live in what is built.');
  const paragraphs = [
    t('When people ask what we make, I do not say windows. I say: the place where a house meets the light.'),
    t(
      'A window is opened in the morning and closed at night for thirty years. Nobody thinks about it while it works, and that is the finest praise our trade can get.',
    ),
    t(
      'It asks a lot of those who make it. The frame must not bend in August. The seal must not give way to the dust of a spring storm. The glass must let you see the sea and leave the heat outside.',
    ),
    t(
      'So we kept everything in our own hands: the measuring, the drawing, the cutting, the fitting. It is slower to grow this way, but every mistake comes back to the person who can mend it.',
    ),
    t(
      'I invite you to visit our workshop, lean on a frame and slide a door. Then let us talk about your house.',
    ),
  ];
  return (
    <>
      <SitePageHead title={t("Chairman's Message")} description={introduction} ogImage={ogImage} />
      <Masthead title={t("Chairman's Message")} introduction={introduction} image={office} />
      <Container maxWidth="xl" sx={{ paddingBlock: { xs: 6, md: 10 } }}>
        <Box component="article" sx={letter}>
          <Typography color="secondary" sx={{ fontWeight: 600 }}>
            {t('Dear reader,')}
          </Typography>
          {paragraphs.map((paragraph, index) => (
            <Typography key={paragraph} sx={index === 0 ? opening : text}>
              {paragraph}
            </Typography>
          ))}
          <Box sx={{ marginBlockStart: 2 }}>
            <Typography sx={{ fontWeight: 700 }}>{t('The chairman')}</Typography>
            <Typography color="textSecondary">{COMPANY.name[language]}</Typography>
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
const letter = {
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
