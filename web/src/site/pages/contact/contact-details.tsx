import Email from 'icon:Email';
import Phone from 'icon:Phone';
import Place from 'icon:Place';
import Schedule from 'icon:Schedule';
import { COMPANY, telephoneLink } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { underlineOnHover } from '../../ui/underline-on-hover';
import { DIRECTIONS } from './directions';

interface Props {
  workingHours: readonly { days: PlainTranslationKey; hours: PlainTranslationKey }[];
}

/** Street address, telephones, e-mail and working hours. */
export function ContactDetails({ workingHours }: Props) {
  const { t, language } = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Entry icon={<Place />} title={t('Address')}>
        <Typography>{COMPANY.address[language]}</Typography>
        <Reach href={DIRECTIONS} text={t('Directions in Google Maps')} dir="auto" target="_blank" />
      </Entry>
      <Entry icon={<Phone />} title={t('Phone')}>
        {COMPANY.phones.map((phone) => (
          <Reach key={phone} href={telephoneLink(phone)} text={phone} />
        ))}
      </Entry>
      <Entry icon={<Email />} title={t('Email')}>
        <Reach href={`mailto:${COMPANY.email}`} text={COMPANY.email} />
      </Entry>
      <Entry icon={<Schedule />} title={t('Working hours')}>
        {workingHours.map(({ days, hours }) => (
          <Typography key={days}>{`${t(days)}: ${t(hours)}`}</Typography>
        ))}
      </Entry>
    </Box>
  );
}

function Entry({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          inlineSize: 44,
          blockSize: 44,
          borderRadius: 2,
          color: 'primary.main',
          backgroundColor: 'action.hover',
        }}
      >
        {icon}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="h3" sx={{ fontSize: '1rem' }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

interface ReachProps {
  href: string;
  text: string;
  dir?: 'ltr' | 'auto';
  target?: '_blank';
}

function Reach({ text, dir = 'ltr', ...link }: ReachProps) {
  return (
    <Box>
      <Box
        component="a"
        {...link}
        sx={{
          ...underlineOnHover,
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          color: 'primary.main',
        }}
      >
        <bdi dir={dir}>{text}</bdi>
      </Box>
    </Box>
  );
}
