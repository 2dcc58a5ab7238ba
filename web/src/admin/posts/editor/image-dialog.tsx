import { ALT_TEXT_MAX_LENGTH } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { LazyLibraryPicker } from '../../images/image-choice-section';
import { type ImageInText, insertImage } from './insert-image';
import { SmallFormDialog } from './small-form-dialog';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Inserts an image of the library into the text, or edits the selected one's description. */
export function ImageDialog({ editor, onClose }: Props) {
  const { t } = useLanguage();
  const [isSelected] = useState(() => editor.isActive('image'));
  const [image, setImage] = useState<ImageInText | undefined>(() =>
    isSelected ? selectedImage(editor) : undefined,
  );

  if (!image) {
    return (
      <LazyLibraryPicker
        category="Blog"
        hint={t('You can also paste or drop an image into the text.')}
        onChoose={({ url, altText, picture: { width, height } }) =>
          setImage({ src: url, alt: altText, width, height })
        }
        onClose={onClose}
      />
    );
  }

  function apply(chosen: ImageInText) {
    if (isSelected) editor.commands.updateAttributes('image', { alt: chosen.alt.trim() });
    else insertImage(editor, { ...chosen, alt: chosen.alt.trim() });
    onClose();
  }
  return (
    <SmallFormDialog
      title={isSelected ? t('Describe the image') : t('Insert an image')}
      submitLabel={t('Apply')}
      onSubmit={() => apply(image)}
      onClose={onClose}
    >
      <Box
        component="img"
        src={image.src}
        alt=""
        sx={{ inlineSize: '100%', maxBlockSize: 200, objectFit: 'contain' }}
      />
      <TextField
        label={t('Description for people who cannot see the image')}
        value={image.alt}
        onChange={(event) => setImage({ ...image, alt: event.target.value })}
        multiline
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto', maxLength: ALT_TEXT_MAX_LENGTH } }}
      />
    </SmallFormDialog>
  );
}

function selectedImage(editor: Editor): ImageInText {
  const { src, alt } = editor.getAttributes('image');
  return { src: String(src), alt: String(alt ?? '') };
}
