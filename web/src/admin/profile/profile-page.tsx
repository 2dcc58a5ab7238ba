import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdmin } from '../../shared/session/session-queries';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SignOutOthers } from './sign-out-others';

export default function ProfilePage() {
  const { t } = useLanguage();
  const { data: admin } = useAdmin();
  return (
    <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 640 }}>
      <Section title={t('Name')}>
        <NameForm name={admin?.name ?? ''} />
      </Section>
      <Section title={t('Password')}>
        <PasswordForm username={admin?.username ?? ''} />
      </Section>
      <Section title={t('Other browsers')}>
        <SignOutOthers />
      </Section>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, md: 3 } }}
    >
      <Typography id={titleId} variant="h2" sx={{ fontSize: '1.1rem' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
