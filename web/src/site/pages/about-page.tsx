import majlis from 'image:glass-majlis-evening';
import terrace from 'image:sliding-doors-terrace';
import ogImage from 'og-image:glass-majlis-evening';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Typography } from '../../shared/ui/typography';
import { CallToAction } from '../layout/call-to-action';
import { Masthead } from '../layout/masthead';
import { PictureBeside } from '../layout/picture-beside';
import { Section } from '../layout/section';
import { SitePageHead } from '../layout/site-page-head';
import { hairlineRows, twoColumns } from '../ui/layout-styles';
import { NumberedGrid } from '../ui/numbered-grid';

function MissionAndVision() {
  const { t } = useLanguage();
  const statements = [
    {
      title: t('Our mission'),
      text: t(
        'To make windows, doors and façades that keep the heat out, let the light in and still close softly after ten summers.',
      ),
    },
    {
      title: t('Our vision'),
      text: t(
        'A country whose buildings need less cooling because their windows and doors are well made, and a workshop where young craftspeople are proud to learn.',
      ),
    },
  ];
  return (
    <Section title={t('What drives us')} tone="dark">
      {statements.map(({ title, text }) => (
        <Box key={title} sx={missionRow}>
          <Typography component="h3" color="secondary" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="h2" component="p" sx={statement}>
            {text}
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
  const crafts = [
    { title: t('Surveyors'), text: t('measure every opening themselves, to the millimetre') },
    { title: t('Draughtspeople'), text: t('turn ideas into drawings the workshop can build from') },
    { title: t('Fabricators'), text: t('cut, mill, weld and glaze under one roof') },
    { title: t('Installers'), text: t('fit, seal, clean up and show you how everything works') },
    { title: t('Service technicians'), text: t('keep hinges, seals and locks going for years') },
  ];
  return (
    <Section
      title={t('Our expert team')}
      introduction={t('The same people stay with your order from the first visit to the last seal.')}
      tone="band"
    >
      <Box component="dl" sx={hairlineRows}>
        {crafts.map(({ title, text }) => (
          <Box key={title} sx={teamRow}>
            <Typography component="dt" variant="h3">
              {title}
            </Typography>
            <Typography component="dd" sx={{ fontSize: 'clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem)' }}>
              {text}
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
  const values = [
    {
      title: t('Excellence'),
      text: t('Either a joint is tight or we make it again. We check every frame before it leaves.'),
    },
    {
      title: t('Innovation'),
      text: t('We try new profiles, glass and hardware in our own building before we offer them to you.'),
    },
    {
      title: t('Integrity'),
      text: t('If a cheaper solution does the job just as well, we say so. What we quote is what you pay.'),
    },
    {
      title: t('Collaboration'),
      text: t('Architects, contractors and families sit down with us before the first cut is made.'),
    },
    {
      title: t('Sustainability'),
      text: t(
        'Thermal breaks and coated glass save on cooling for decades, and our offcuts are melted down and used again.',
      ),
    },
    {
      title: t('Reliability'),
      text: t('We give you a date you can plan around. And if something fails, we come.'),
    },
  ];
  return (
    <Section title={t('Our core values')}>
      <NumberedGrid items={values} columns={{ xs: 1, sm: 2, lg: 3 }} />
    </Section>
  );
}

function OurStory() {
  const { t } = useLanguage();
  const paragraphs = [
    t(
      'We began in 2010 with one saw, one bending machine and a promise: whatever leaves our workshop fits on site the first time.',
    ),
    t(
      'Today we make everything under one roof: aluminium, UPVC, steel and glass. The people who measure your windows and doors talk every day to those who cut the profiles and those who fit them.',
    ),
    t(
      'Qatar is hard on windows: sun, dust, humidity and salt in the air. Everything we choose, from the coating to the last gasket, is chosen for that.',
    ),
  ];
  return (
    <Section title={t('Our story')} overline={t('Since 2010')}>
      <PictureBeside
        image={terrace}
        alt={t('Sliding glass doors, open from a living room to a terrace')}
        side="end"
      >
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ fontSize: '1.125rem', '& + &': { marginBlockStart: 2 } }}>
            {paragraph}
          </Typography>
        ))}
      </PictureBeside>
    </Section>
  );
}

function ReasonsToChooseUs() {
  const { t } = useLanguage();
  const reasons = [
    {
      title: t('15+ years of experience'),
      text: t('Villas, towers, schools and shops from Al Khor to Mesaieed.'),
    },
    {
      title: t('Quality you can measure'),
      text: t('Tested profiles, toughened glass and stainless fixings, with certificates on request.'),
    },
    {
      title: t('Made to your measurements'),
      text: t('Any size, any colour, any layout. You never have to settle for a standard size.'),
    },
    {
      title: t('Support that lasts'),
      text: t('A warranty on product and workmanship, and a service team that picks up the phone.'),
    },
  ];
  return (
    <Section title={t('Why choose us')}>
      <NumberedGrid items={reasons} columns={{ xs: 1, sm: 2, lg: 4 }} />
    </Section>
  );
}

export default function AboutPage() {
  const { t } = useLanguage();
  const introduction = t(
    'For more than 15 years we have designed, made and installed aluminium, UPVC and glasswork across Qatar.',
  );
  return (
    <>
      <SitePageHead title={t('About us')} description={introduction} ogImage={ogImage} />
      <Masthead title={t('About us')} introduction={introduction} image={majlis} />
      <OurStory />
      <MissionAndVision />
      <CoreValues />
      <OurTeam />
      <ReasonsToChooseUs />
      <CallToAction
        title={t('Come and see how we make it')}
        text={t(
          'Our workshop in the Industrial Area is open to clients. Tell us when you are coming, and we will have samples ready.',
        )}
      />
    </>
  );
}
