import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { shorten } from '../ui/shorten';
import type { FoundDraft } from './stored-drafts';

interface Props {
  /** Newest first. */
  drafts: readonly Pick<FoundDraft<object>, 'key' | 'values' | 'savedAt'>[];
  /** The values before the changes. */
  defaults: object;
  onRestore: (key: string) => void;
  onDiscard: (key: string) => void;
  onLater: () => void;
}

/** Only its buttons close the dialog. */
export default function RestoreDraftDialog({ drafts, defaults, onRestore, onDiscard, onLater }: Props) {
  const { t, formatDateTime } = useLanguage();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t('Restore your unsaved text?')}</DialogTitle>
      <DialogContent>
        <Box id={textId} component="ul" sx={{ display: 'grid', gap: 2, marginBlockEnd: 2 }}>
          {drafts.map(({ key, values, savedAt }, index) => (
            <Box key={key} component="li" sx={row}>
              <Box id={key} sx={{ flexGrow: 1, flexBasis: 200, overflowWrap: 'anywhere' }}>
                <Typography component="bdi" translate="no" sx={{ display: 'block', fontWeight: 600 }}>
                  {bidiText(titleOf(values, defaults))}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('Last changed on {time}', { time: formatDateTime(savedAt) })}
                </Typography>
              </Box>
              <Button color="error" aria-describedby={key} onClick={() => onDiscard(key)}>
                {t('Discard')}
              </Button>
              <Button
                variant="contained"
                autoFocus={index === 0}
                aria-describedby={key}
                onClick={() => onRestore(key)}
              >
                {t('Restore')}
              </Button>
            </Box>
          ))}
        </Box>
        <DialogContentText variant="body2">
          {t('If you had chosen a file, please choose it again.')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLater}>{t('Decide later')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The title or name, or else the first text that was changed, without tags. */
function titleOf(values: object, defaults: object): string {
  const before = new Map<string, unknown>(Object.entries(defaults));
  const texts = Object.entries(values)
    .filter(([name, value]) => typeof value === 'string' && value !== before.get(name))
    .sort(([a], [b]) => Number(TITLES.includes(b)) - Number(TITLES.includes(a)))
    .map(([, value]) => textIn(String(value)));
  return shorten(texts.find(Boolean) ?? '', 80);
}

const TITLES = ['title', 'name'];

const textIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 };
