import Balance from 'icon:BalanceOutlined';
import Eco from 'icon:EnergySavingsLeafOutlined';
import Groups from 'icon:GroupsOutlined';
import Lightbulb from 'icon:LightbulbOutlined';
import Verified from 'icon:VerifiedOutlined';
import WorkspacePremium from 'icon:WorkspacePremiumOutlined';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Section } from '../../layout/section';
import { IconCard } from './icon-card';

export function CoreValues() {
  const { t } = useLanguage();
  const values = [
    {
      icon: WorkspacePremium,
      title: t('Excellence'),
      text: t('Either a joint is tight or we make it again. We check every frame before it leaves.'),
    },
    {
      icon: Lightbulb,
      title: t('Innovation'),
      text: t('We try new profiles, glass and hardware in our own building before we offer them to you.'),
    },
    {
      icon: Balance,
      title: t('Integrity'),
      text: t('If a cheaper solution does the job just as well, we say so. What we quote is what you pay.'),
    },
    {
      icon: Groups,
      title: t('Collaboration'),
      text: t('Architects, contractors and families sit down with us before the first cut is made.'),
    },
    {
      icon: Eco,
      title: t('Sustainability'),
      text: t(
        'Thermal breaks and coated glass save on cooling for decades, and our offcuts are melted down and used again.',
      ),
    },
    {
      icon: Verified,
      title: t('Reliability'),
      text: t('We give you a date you can plan around. And if something fails, we come.'),
    },
  ];
  return (
    <Section title={t('Our core values')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        {values.map((value) => (
          <IconCard key={value.title} {...value} />
        ))}
      </Box>
    </Section>
  );
}
