import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { SmallFormDialog } from './small-form-dialog';
import { setCaption, tableAround } from './tables';

const CAPTION_MAX_LENGTH = 300;

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Edits the caption of the table at the cursor. */
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
