import type { Message, MessageFile } from '@alnafitha/contract';
import AttachFile from '@mui/icons-material/AttachFile';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { HAIRLINE } from '../../shared/ui/hairline';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { useMay } from '../session/use-may';
import type { DiscardGuard } from '../ui/form/use-discard-guard';
import { LazyDialog } from '../ui/lazy-dialog';
import { AttachedFile } from './attached-file';
import { isPicture } from './message-file';
import { MessagePicture } from './message-picture';
import { saveBlob } from './save-blob';

const LightboxDialog = retryableLazy(() => import('./lightbox-dialog'));
const LibraryDialog = retryableLazy(() => import('./library-dialog'));

/** The number of a message's files, in lists. */
export function FileCount({ message: { files = [] } }: { message: Message }) {
  const { t } = useLanguage();
  const count = files.length;
  if (count === 0) return null;
  return (
    <Tooltip title={t('{count, plural, one {# file} other {# files}}', { count })}>
      <Typography
        component="span"
        role="img"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'inline-flex', alignItems: 'center', flexShrink: 0 }}
      >
        <AttachFile fontSize="small" />
        {count}
      </Typography>
    </Tooltip>
  );
}

interface Props {
  files: readonly MessageFile[];
  reference: string;
  /** Only one form can guard its input, so a reply is left before another form opens. */
  leave: DiscardGuard;
}

/** The files that came with an enquiry. */
export function MessageFiles({ files, reference, leave }: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  const [shown, setShown] = useState<number>();
  const [reused, setReused] = useState<MessageFile | null>(null);
  const pictures = files.filter(isPicture);
  return (
    <Box component="section" sx={{ marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography id={titleId} component="h3" variant="body2" color="textSecondary">
          {t('Files from the sender')}
        </Typography>
        {files.length > 1 && <DownloadAll files={files} reference={reference} />}
      </Box>
      <Box component="ul" aria-labelledby={titleId} sx={grid}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onShow={() => setShown(pictures.indexOf(file))}
            onReuse={() => leave(() => setReused(file))}
          />
        ))}
      </Box>
      {shown !== undefined && (
        <LazyDialog onFailure={() => setShown(undefined)}>
          <LightboxDialog
            pictures={pictures}
            index={shown}
            onChange={setShown}
            onClose={() => setShown(undefined)}
          />
        </LazyDialog>
      )}
      {reused && (
        <LazyDialog onFailure={() => setReused(null)}>
          <LibraryDialog file={reused} onClose={() => setReused(null)} />
        </LazyDialog>
      )}
    </Box>
  );
}

function DownloadAll({ files, reference }: Omit<Props, 'leave'>) {
  const { t } = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { zipFiles } = await import('./zip-files');
      return zipFiles(files);
    },
    onSuccess: (archive) => saveBlob(archive, `${reference}.zip`),
    meta: { failed: { title: 'Failed to download the files' } },
  });
  return (
    <Button
      startIcon={<FileDownload />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
      sx={{ displayPrint: 'none' }}
    >
      {t('Download all')}
    </Button>
  );
}

interface RowProps {
  file: MessageFile;
  onShow: () => void;
  onReuse: () => void;
}

function FileRow({ file, onShow, onReuse }: RowProps) {
  const { t } = useLanguage();
  const may = useMay();
  const nameId = useId();
  const { name, bytes, url } = file;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, minInlineSize: 0, breakInside: 'avoid' }}>
      {isPicture(file) ? (
        <ButtonBase aria-haspopup="dialog" onClick={onShow} sx={preview}>
          <MessagePicture
            src={`${url}?size=thumbnail`}
            alt={name}
            loading="lazy"
            sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
          />
        </ButtonBase>
      ) : (
        <Box sx={preview}>
          <PictureAsPdf aria-hidden color="action" fontSize="large" />
        </Box>
      )}
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <AttachedFile id={nameId} name={name} bytes={bytes} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, displayPrint: 'none' }}>
          <Button size="small" href={url} download={name} aria-describedby={nameId}>
            {t('Download')}
          </Button>
          {isPicture(file) && may('content') && (
            <Button size="small" aria-describedby={nameId} onClick={onReuse}>
              {t('Copy to the library')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: 1.5,
  marginBlockStart: 0.5,
};

const preview = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 96,
  blockSize: 96,
  overflow: 'hidden',
  textAlign: 'center',
  border: HAIRLINE,
  borderRadius: 1,
};
