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
  const { t } = useLanguage();
  const { mission, vision } = useBlock('story');
  const statements = [
    { title: t('Our mission'), text: mission },
    { title: t('Our vision'), text: vision },
  ];
  return (
    <Section title={t('What drives us')} tone="dark">
      {statements.map(({ title, text }) => (
        <Box key={title} sx={missionRow}>
          <Typography component="h3" color="secondary" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
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
  const { t } = useLanguage();
  const { teamIntroduction, team } = useBlock('story');
  return (
    <Section title={t('Our expert team')} introduction={teamIntroduction} tone="band">
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
  const { t } = useLanguage();
  return (
    <Section title={t('Our core values')}>
      <NumberedGrid items={useBlock('story').values} />
    </Section>
  );
}

function OurStory() {
  const { t } = useLanguage();
  const { since, story } = useBlock('story');
  const { picture = terrace, alt } = useBlock('pictures').story;
  return (
    <Section title={t('Our story')} overline={since}>
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
  const { t } = useLanguage();
  return (
    <Section title={t('Why choose us')}>
      <NumberedGrid items={useBlock('story').reasons} />
    </Section>
  );
}

export default function AboutPage() {
  const { t } = useLanguage();
  const { introduction } = useBlock('story');
  const { aboutTitle, aboutText } = useBlock('story');
  const { picture } = useBlock('pictures').about;
  return (
    <>
      <SitePageHead
        title={t('About us')}
        description={introduction}
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
