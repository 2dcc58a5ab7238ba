import { ALT_TEXT_MAX_LENGTH } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { LazyLibraryPicker } from '../../images/image-choice-section';
import { useImageUpload } from '../../images/image-upload-section';
import { useObjectUrl } from '../../ui/use-object-url';
import { SmallFormDialog } from './small-form-dialog';
import { setCaption, tableAround } from './tables';

interface ImageInText {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

/** Inserts an image and moves the cursor after it, so that typing does not replace the image. */
function insertImage(editor: Editor, attrs: ImageInText): void {
  editor.commands.insertContent({ type: 'image', attrs });
  const { state, view } = editor;
  const behind = Selection.near(state.doc.resolve(state.selection.to), 1);
  view.dispatch(state.tr.setSelection(behind).scrollIntoView());
}

interface ImageDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Inserts an image of the library, or edits the selected one's description. */
export function ImageDialog({ editor, onClose }: ImageDialogProps) {
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
        onChoose={({ url, altText, described, picture: { width, height } }) =>
          setImage({ src: url, alt: described ? altText : '', width, height })
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

interface PastedImageDialogProps {
  editor: Editor;
  file: File;
  onClose: () => void;
}

/** Uploads a pasted or dropped image to the library and inserts it. */
export function PastedImageDialog({ editor, file, onClose }: PastedImageDialogProps) {
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

const CAPTION_MAX_LENGTH = 300;

interface Props {
  editor: Editor;
  onClose: () => void;
}

export function CaptionDialog({ editor, onClose }: Props) {
  const { t } = useLanguage();
  const [caption, setText] = useState<string>(() => tableAround(editor.state)?.node.attrs.caption ?? '');
  function apply() {
    setCaption(caption.trim())(editor.state, editor.view.dispatch);
    onClose();
  }
  return (
    <SmallFormDialog title={t('Table caption')} submitLabel={t('Apply')} onSubmit={apply} onClose={onClose}>
      <TextField
        label={t('What the table shows')}
        value={caption}
        onChange={(event) => setText(event.target.value)}
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto', maxLength: CAPTION_MAX_LENGTH } }}
      />
    </SmallFormDialog>
  );
}
