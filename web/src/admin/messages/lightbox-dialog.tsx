import ChevronLeft from 'icon:ChevronLeft';
import ChevronRight from 'icon:ChevronRight';
import type { MessageFile } from '@alnafitha/contract';
import Close from '@mui/icons-material/Close';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { DirectionalIcon } from '../../shared/ui/icon';
import { IconButton } from '../ui/icon-button';
import { MessagePicture } from './message-picture';

interface Props {
  pictures: readonly MessageFile[];
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** One of the sender's pictures in full screen; next and previous wrap around. */
export default function LightboxDialog({ pictures, index, onChange, onClose }: Props) {
  const { t, direction } = useLanguage();
  const captionId = useId();
  const total = pictures.length;
  const hasOthers = total > 1;
  const move = (by: number) => onChange((index + by + total) % total);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    move(key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1);
  };
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      aria-labelledby={captionId}
      // An undefined handler would replace the dialog's, which closes it by Escape.
      {...(hasOthers && { onKeyDown })}
      slotProps={{ paper: { sx: { backgroundColor: '#0a1114', color: '#fff' } } }}
    >
      <Box sx={bar}>
        <Typography sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
          {t('{position} of {total}', { position: index + 1, total })}
        </Typography>
        <Button
          color="inherit"
          startIcon={<FileDownload />}
          href={picture.url}
          download={picture.name}
          aria-describedby={captionId}
        >
          {t('Download')}
        </Button>
        <IconButton color="inherit" label={t('Close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={stage}>
        <MessagePicture
          key={picture.id}
          src={picture.url}
          alt={picture.name}
          sx={{ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'contain' }}
        />
      </Box>
      <Box sx={bar}>
        {hasOthers && (
          <IconButton color="inherit" label={t('Previous')} onClick={() => move(-1)}>
            <DirectionalIcon icon={ChevronLeft} />
          </IconButton>
        )}
        <Typography id={captionId} aria-live="polite" translate="no" sx={caption}>
          <bdi>{bidiText(picture.name)}</bdi>
        </Typography>
        {hasOthers && (
          <IconButton color="inherit" label={t('Next')} onClick={() => move(1)}>
            <DirectionalIcon icon={ChevronRight} />
          </IconButton>
        )}
      </Box>
    </Dialog>
  );
}

const bar = { display: 'flex', alignItems: 'center', gap: 1, paddingInline: 2, paddingBlock: 1 };
const stage = { flex: '1 1 0', minBlockSize: 0, display: 'grid', placeItems: 'center' };
const caption = { flexGrow: 1, minInlineSize: 0, textAlign: 'center', overflowWrap: 'anywhere' };
