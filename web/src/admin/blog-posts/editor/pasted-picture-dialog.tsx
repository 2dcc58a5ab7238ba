import { ALT_TEXT_MAX_LENGTH, SENTENCES, uploadImage } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguage } from '../../../language/language-context';
import { submitAsAdmin } from '../../../session/as-admin';
import { isTooLarge } from '../../../ui/form/picture-field';
import { useObjectAddress } from '../../../ui/use-object-address';
import { useReloadImages } from '../../images/image-queries';
import { reasonsOf } from '../../images/use-uploads';
import { insertPicture } from './insert-picture';
import { SmallFormDialog } from './small-form-dialog';

interface Props {
  editor: Editor;
  file: File;
  onClose: () => void;
}

/** Uploads a picture that was pasted or dropped into the library, with its description, and puts it into the text. */
export function PastedPictureDialog({ editor, file, onClose }: Props) {
  const { t, translateKnown } = useLanguage();
  const reload = useReloadImages();
  const preview = useObjectAddress(file);
  const [alt, setAlt] = useState('');
  const upload = useMutation({
    mutationFn: async (altText: string) => {
      const body = { title: altText.slice(0, 200), altText, category: 'Blog' } as const;
      return submitAsAdmin(uploadImage, { body }, { files: [file] });
    },
    onSuccess: ({ url, picture: { width, height } }, altText) => {
      insertPicture(editor, { src: url, alt: altText, width, height });
      onClose();
      void reload();
    },
  });
  const reasons = isTooLarge(file)
    ? [SENTENCES.pictureTooLarge]
    : upload.isError
      ? reasonsOf(upload.error)
      : [];
  return (
    <SmallFormDialog
      title={t('Insert a picture')}
      submitLabel={t('Upload and insert')}
      isPending={upload.isPending}
      onSubmit={() => !isTooLarge(file) && upload.mutate(alt.trim())}
      onClose={onClose}
    >
      <Box
        component="img"
        src={preview}
        alt=""
        sx={{ inlineSize: '100%', maxBlockSize: 200, objectFit: 'contain' }}
      />
      <TextField
        label={t('Description for those who cannot see it')}
        helperText={alt.trim() ? undefined : t('Without a description they will not learn of the picture.')}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        multiline
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto', maxLength: ALT_TEXT_MAX_LENGTH } }}
      />
      {reasons.length > 0 && <Alert severity="error">{reasons.map(translateKnown).join(' ')}</Alert>}
    </SmallFormDialog>
  );
}
