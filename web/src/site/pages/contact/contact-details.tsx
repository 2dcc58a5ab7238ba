import { type ShownHours, type SiteBlocks, telephoneLink } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { HoursLines } from '../../layout/hours-lines';
import { hairlineRows, touchLink, underlineOnHover } from '../../ui/layout-styles';

type Place = Pick<SiteBlocks['company'], 'latitude' | 'longitude'>;

/** The workshop in Google Maps, which offers directions. */
export function directionsTo({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

interface Props {
  workingHours: ShownHours['lines'];
}

export function ContactDetails({ workingHours }: Props) {
  const { t } = useLanguage();
  const company = useBlock('company');
  return (
    <Box component="dl" sx={hairlineRows}>
      <Entry title={t('Address')}>
        <Typography>{bidiText(company.address)}</Typography>
        <Reach
          href={directionsTo(company)}
          text={t('Directions in Google Maps')}
          dir="auto"
          target="_blank"
        />
      </Entry>
      <Entry title={t('Phone')}>
        {company.phones.map(({ number }) => (
          <Reach key={number} href={telephoneLink(number)} text={number} />
        ))}
      </Entry>
      <Entry title={t('Email')}>
        <Reach href={`mailto:${company.email}`} text={company.email} />
      </Entry>
      <Entry title={t('Working hours')}>
        <HoursLines lines={workingHours} />
      </Entry>
    </Box>
  );
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="subtitle2" component="dt" color="textSecondary">
        {title}
      </Typography>
      <dd>{children}</dd>
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
          ...touchLink,
          color: 'primary.main',
        }}
      >
        <bdi dir={dir}>{text}</bdi>
      </Box>
    </Box>
  );
}
