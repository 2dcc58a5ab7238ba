import { COMPANY, telephoneLink } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { hairlineRows, underlineOnHover } from '../../ui/layout-styles';

const { latitude, longitude } = COMPANY.location;

/** The workshop in Google Maps, which offers directions. */
export const DIRECTIONS = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

interface Props {
  workingHours: readonly { days: PlainTranslationKey; hours: PlainTranslationKey }[];
}

export function ContactDetails({ workingHours }: Props) {
  const { t, language } = useLanguage();
  return (
    <Box sx={hairlineRows}>
      <Entry title={t('Address')}>
        <Typography>{COMPANY.address[language]}</Typography>
        <Reach href={DIRECTIONS} text={t('Directions in Google Maps')} dir="auto" target="_blank" />
      </Entry>
      <Entry title={t('Phone')}>
        {COMPANY.phones.map((phone) => (
          <Reach key={phone} href={telephoneLink(phone)} text={phone} />
        ))}
      </Entry>
      <Entry title={t('Email')}>
        <Reach href={`mailto:${COMPANY.email}`} text={COMPANY.email} />
      </Entry>
      <Entry title={t('Working hours')}>
        {workingHours.map(({ days, hours }) => (
          <Typography key={days}>{`${t(days)}: ${t(hours)}`}</Typography>
        ))}
      </Entry>
    </Box>
  );
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="subtitle2" component="h3" color="textSecondary">
        {title}
      </Typography>
      {children}
    </div>
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
