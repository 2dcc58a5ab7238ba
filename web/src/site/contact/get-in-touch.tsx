import { COMPANY, OPENING_HOURS, telephoneLink, whatsappLink } from '@alnafitha/contract';
import Email from '@mui/icons-material/Email';
import Phone from '@mui/icons-material/Phone';
import Place from '@mui/icons-material/Place';
import Schedule from '@mui/icons-material/Schedule';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/language-context';
import { SocialLinks } from '../layout/social-links';

/** The ways to reach the company, and when. */
export function GetInTouch() {
  const { t, language } = useLanguage();
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 2.5, md: 4 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem', marginBlockEnd: 2.5 }}>
        {t('Get in Touch')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Entry icon={<Place />} title={t('Address')}>
          <Typography>{COMPANY.address[language]}</Typography>
        </Entry>
        <Entry icon={<Phone />} title={t('Phone')}>
          {COMPANY.phones.map((phone) => (
            <Reach key={phone} href={telephoneLink(phone)} text={phone} />
          ))}
        </Entry>
        <Entry icon={<Email />} title={t('Email')}>
          <Reach href={`mailto:${COMPANY.email}`} text={COMPANY.email} />
        </Entry>
        <Entry icon={<Schedule />} title={t('Working Hours')}>
          {OPENING_HOURS.map(({ days, hours }) => (
            <Typography key={days}>{`${t(days)}: ${t(hours)}`}</Typography>
          ))}
        </Entry>
      </Box>
      <Typography variant="h3" sx={{ fontSize: '1.1rem', marginBlockStart: 3 }}>
        {t('Follow Us')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: -1.5 }}>
        <SocialLinks />
        <Button
          component="a"
          href={whatsappLink()}
          target="_blank"
          rel="noopener noreferrer"
          color="inherit"
          startIcon={<WhatsApp />}
        >
          {t('WhatsApp chat')}
        </Button>
      </Box>
    </Paper>
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

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <Box>
      <Link href={href} underline="hover" sx={{ display: 'inline-block', paddingBlock: 0.5 }}>
        <bdi dir="ltr">{text}</bdi>
      </Link>
    </Box>
  );
}
