import terrace from 'image:sliding-doors-terrace';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Typography } from '../../../shared/ui/typography';
import { PictureBeside } from '../../layout/picture-beside';
import { Section } from '../../layout/section';

/** How the company began, and how it works now. */
export function OurStory() {
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
