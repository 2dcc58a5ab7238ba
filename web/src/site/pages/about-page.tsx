import majlis from 'image:glass-majlis-evening';
import terrace from 'image:sliding-doors-terrace';
import ogImage from 'og-image:glass-majlis-evening';
import { toOgImageUrl } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Typography } from '../../shared/ui/typography';
import { CallToAction } from '../layout/call-to-action';
import { Masthead } from '../layout/masthead';
import { PictureBeside } from '../layout/picture-beside';
import { Section } from '../layout/section';
import { SitePageHead } from '../layout/site-page-head';
import { TrustSection } from '../layout/trust-section';
import { hairlineRows, twoColumns } from '../ui/layout-styles';
import { NumberedGrid } from '../ui/numbered-grid';

function MissionAndVision() {
  const { drivesTitle, missionTitle, mission, visionTitle, vision } = useBlock('story');
  const statements = [
    { id: 'mission', title: missionTitle, text: mission },
    { id: 'vision', title: visionTitle, text: vision },
  ];
  return (
    <Section title={drivesTitle} tone="dark">
      {statements.map(({ id, title, text }) => (
        <Box key={id} sx={missionRow}>
          {title && (
            <Typography component="h3" color="secondary" sx={{ fontWeight: 600 }}>
              {bidiText(title)}
            </Typography>
          )}
          <Typography variant="h2" component="p" sx={statement}>
            {bidiText(text)}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}

const missionRow = {
  ...twoColumns,
  '& + &': { marginBlockStart: { xs: 6, md: 9 } },
};
const statement = {
  maxInlineSize: '30ch',
  fontSize: 'clamp(1.5rem, 0.9rem + 2.2vw, 3rem)',
  fontWeight: 'var(--display-weight)',
  lineHeight: 'var(--heading-line)',
  textWrap: 'pretty',
} as const;

function OurTeam() {
  const { teamTitle, teamIntroduction, team } = useBlock('story');
  return (
    <Section title={teamTitle} introduction={teamIntroduction} tone="band">
      <Box component="dl" sx={hairlineRows}>
        {team.map(({ title, text }) => (
          <Box key={title} sx={teamRow}>
            <Typography component="dt" variant="h3">
              {bidiText(title)}
            </Typography>
            <Typography component="dd" sx={{ fontSize: 'clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem)' }}>
              {bidiText(text)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const teamRow = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'baseline',
  gridTemplateColumns: { md: '3fr 9fr' },
};

function CoreValues() {
  const { valuesTitle, values } = useBlock('story');
  return (
    <Section title={valuesTitle}>
      <NumberedGrid items={values} />
    </Section>
  );
}

function OurStory() {
  const { storyTitle, since, storyPicture, story } = useBlock('story');
  const { picture = terrace, alt } = storyPicture;
  return (
    <Section title={storyTitle} overline={since}>
      <PictureBeside image={picture} alt={alt} side="end">
        {story.match(/.+/g)?.map((paragraph) => (
          <Typography key={paragraph} sx={{ fontSize: '1.125rem', '& + &': { marginBlockStart: 2 } }}>
            {bidiText(paragraph)}
          </Typography>
        ))}
      </PictureBeside>
    </Section>
  );
}

function ReasonsToChooseUs() {
  const { reasonsTitle, reasons } = useBlock('story');
  return (
    <Section title={reasonsTitle}>
      <NumberedGrid items={reasons} />
    </Section>
  );
}

export default function AboutPage() {
  const { t } = useLanguage();
  const { pageTitle, pageDescription, introduction, aboutPicture, aboutTitle, aboutText } = useBlock('story');
  const { picture } = aboutPicture;
  return (
    <>
      <SitePageHead
        title={pageTitle || t('About us')}
        description={pageDescription || introduction}
        ogImage={picture ? toOgImageUrl(picture.image) : ogImage}
      />
      <Masthead title={t('About us')} introduction={introduction} image={picture ?? majlis} />
      <OurStory />
      <MissionAndVision />
      <CoreValues />
      <OurTeam />
      <ReasonsToChooseUs />
      <TrustSection />
      <CallToAction title={aboutTitle} text={aboutText} />
    </>
  );
}
