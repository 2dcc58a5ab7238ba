import {
  beginSecondFactor,
  confirmSecondFactor,
  SecondFactorCode,
  SecondFactorPassword,
  type SecondFactorSecret,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import qrcode from 'qrcode-generator';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { callAsAdmin } from '../session/as-admin';
import { FormDialog } from '../ui/form/form-dialog';
import { PasswordField } from '../ui/form/password-field';
import { useCopy } from '../ui/use-copy';
import { CodeField } from './code-field';
import { RecoveryCodes } from './recovery-codes';
import { useSaveInPlace } from './use-save-in-place';

interface Props {
  username: string;
  onSetUp: (recoveryCodes: number) => void;
  /** Another browser has set one up. */
  onExisting: () => void;
  onClose: () => void;
}

/** Password, QR code and recovery codes, one after the other. */
export default function SecondFactorSetupDialog({ username, onSetUp, onExisting, onClose }: Props) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} username={username} onDone={onClose} />;
  if (secret) {
    return (
      <ScanStep
        {...secret}
        onConfirmed={(recoveryCodes) => {
          setCodes(recoveryCodes);
          onSetUp(recoveryCodes.length);
        }}
        onExpired={() => setSecret(null)}
        onClose={onClose}
      />
    );
  }
  return <PasswordStep username={username} onSecret={setSecret} onExisting={onExisting} onClose={onClose} />;
}

interface PasswordStepProps extends Pick<Props, 'username' | 'onExisting' | 'onClose'> {
  onSecret: (secret: SecondFactorSecret) => void;
}

function PasswordStep({ username, onSecret, onExisting, onClose }: PasswordStepProps) {
  const { t } = useLanguage();
  const form = useForm({ resolver: zodResolver(SecondFactorPassword), defaultValues: { password: '' } });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['password'],
    failure: 'Failed to set up the second factor',
    save: async (body) => {
      try {
        onSecret(await callAsAdmin(beginSecondFactor, { body }));
      } catch (error) {
        if (isConflict(error)) {
          onExisting();
          onClose();
        }
        throw error;
      }
    },
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('Set up the second factor')}
        isDirty={false}
        isSaving={isSaving}
        submitLabel={t('Continue')}
        onSubmit={submit}
        onClose={onClose}
      >
        <Typography sx={{ marginBlockEnd: 2.5 }}>
          {t('Enter your password first, so that nobody else sets this up at your open computer.')}{' '}
          {t('Once it is on, you are signed out in all other browsers.')}
        </Typography>
        {/* The field tells a password manager whose password it is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField<{ password: string }>
          name="password"
          label={t('Current password')}
          autoComplete="current-password"
        />
      </FormDialog>
    </FormProvider>
  );
}

interface ScanStepProps extends SecondFactorSecret, Pick<Props, 'onClose'> {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onExpired: () => void;
}

function ScanStep({ secret, uri, onConfirmed, onExpired, onClose }: ScanStepProps) {
  const { t } = useLanguage();
  const copy = useCopy();
  const form = useForm({ resolver: zodResolver(SecondFactorCode), defaultValues: { code: '' } });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['code'],
    failure: 'Failed to set up the second factor',
    save: async (body) => {
      try {
        onConfirmed((await callAsAdmin(confirmSecondFactor, { body })).recoveryCodes);
      } catch (error) {
        if (isConflict(error)) onExpired();
        throw error;
      }
    },
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('Set up the second factor')}
        isDirty={form.formState.isDirty}
        isSaving={isSaving}
        submitLabel={t('Continue')}
        onSubmit={submit}
        onClose={onClose}
        transitionDuration={0}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            {t('Scan this QR code with your authenticator app, or enter the key there.')}
          </Typography>
          <QrCode text={uri} label={t('QR code for your authenticator app')} />
          {/* A telephone cannot scan its own screen. */}
          <Button
            href={uri}
            variant="outlined"
            sx={{ justifySelf: 'start', '@media not (any-pointer: coarse)': { display: 'none' } }}
          >
            {t('Open in the authenticator app')}
          </Button>
          <div>
            {/* Inline, so that the lines begin where those of the page do. */}
            <Box
              component="code"
              dir="ltr"
              sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
            >
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Box>{' '}
            <Button onClick={() => copy(secret)}>{t('Copy the key')}</Button>
          </div>
          <CodeField helperText={t('Then enter the code that the app shows.')} />
        </Box>
      </FormDialog>
    </FormProvider>
  );
}

/** Modules of white around the code, as ISO 18004 requires. */
const QUIET_ZONE = 4;

/** Black on white in both themes, since not every app reads inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from({ length: count }, (_, index) => index);
  const path = modules
    .flatMap((row) =>
      modules
        .filter((column) => code.isDark(row, column))
        .map((column) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`),
    )
    .join('');
  const size = count + 2 * QUIET_ZONE;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ inlineSize: '100%', maxInlineSize: 240, forcedColorAdjust: 'none' }}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
