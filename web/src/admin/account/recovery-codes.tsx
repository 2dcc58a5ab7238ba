import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { dialogInPrint, PRINTED_CLASS, pageInPrint } from '../messages/dialog-styles';
import { saveBlob } from '../messages/save-blob';
import { useCopy } from '../ui/use-copy';
import { useNavigationBlocker } from '../ui/use-navigation-blocker';

interface Props {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/** Shows the codes once: neither Escape nor Back closes the dialog. */
export function RecoveryCodes({ codes, username, onDone }: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  const copy = useCopy();
  const [isStored, setStored] = useState(false);
  useNavigationBlocker(true, () => undefined);
  const download = () =>
    saveBlob(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }), 'alnafitha-recovery-codes.txt');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={titleId}
      {...{ [PRINTED_CLASS]: '' }}
      sx={dialogInPrint}
    >
      <GlobalStyles styles={pageInPrint} />
      <DialogTitle id={titleId}>{t('Recovery codes')}</DialogTitle>
      <DialogContent dividers>
        <Typography>
          {t('The second factor is on. Each of these codes replaces your authenticator app once.')}
        </Typography>
        <Typography sx={{ displayPrint: 'none', marginBlockStart: 1 }}>
          {t('Store them where only you find them: they are not shown again.')}
        </Typography>
        <Typography dir="ltr" sx={{ display: 'none', displayPrint: 'block', marginBlockStart: 1 }}>
          {username}
        </Typography>
        <Box
          component="ul"
          dir="ltr"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(12em, 1fr))',
            gap: 1,
            marginBlock: 2,
            padding: 0,
            listStyle: 'none',
            fontFamily: 'monospace',
            whiteSpace: 'nowrap',
            fontSize: '1.1rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ displayPrint: 'none' }}>
          <Button onClick={() => copy(codes.join('\n'))}>{t('Copy')}</Button>
          <Button onClick={() => window.print()}>{t('Print')}</Button>
          <Button onClick={download}>{t('Download')}</Button>
          <FormControlLabel
            control={<Checkbox checked={isStored} onChange={(event) => setStored(event.target.checked)} />}
            label={t('I have stored the codes')}
            sx={{ display: 'flex', minBlockSize: 44 }}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button variant="contained" disabled={!isStored} onClick={onDone}>
          {t('Done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
