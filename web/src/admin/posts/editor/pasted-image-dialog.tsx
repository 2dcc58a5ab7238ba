import { ALT_TEXT_MAX_LENGTH } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useImageUpload } from '../../images/image-upload-section';
import { useObjectUrl } from '../../ui/use-object-url';
import { insertImage } from './insert-image';
import { SmallFormDialog } from './small-form-dialog';

interface Props {
  editor: Editor;
  file: File;
  onClose: () => void;
}

/** Uploads a pasted or dropped image with its description into the library, and inserts it into the text. */
export function PastedImageDialog({ editor, file, onClose }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { upload, reasons } = useImageUpload('Blog');
  const preview = useObjectUrl(file);
  const [alt, setAlt] = useState('');

  function apply() {
    const description = alt.trim();
    upload.mutate(
      { file, altText: description },
      {
        onSuccess: ({ url, picture: { width, height } }) => {
          insertImage(editor, { src: url, alt: description, width, height });
          onClose();
        },
      },
    );
  }

  return (
    <SmallFormDialog
      title={t('Insert an image')}
      submitLabel={t('Upload and insert')}
      isPending={upload.isPending}
      onSubmit={apply}
      onClose={onClose}
    >
      <Box
        component="img"
        src={preview}
        alt=""
        sx={{ inlineSize: '100%', maxBlockSize: 200, objectFit: 'contain' }}
      />
      <TextField
        label={t('Description for people who cannot see the image')}
        helperText={alt.trim() ? undefined : t('Without it, they will not know what the image shows.')}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        multiline
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto', maxLength: ALT_TEXT_MAX_LENGTH } }}
      />
      {reasons.length > 0 && <Alert severity="error">{reasons.map(translateIfKnown).join(' ')}</Alert>}
    </SmallFormDialog>
  );
}
