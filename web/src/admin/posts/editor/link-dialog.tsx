import { sanitizeLinkUrl } from '@alnafitha/contract';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { SmallFormDialog } from './small-form-dialog';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Links the selection or edits the link at the cursor; without either, it has a field for the text. */
export default function LinkDialog({ editor, onClose }: Props) {
  const { t } = useLanguage();
  const isLink = editor.isActive('link');
  const needsText = !isLink && editor.state.selection.empty;
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '');
  const [hasError, setHasError] = useState(false);

  function apply() {
    const href = sanitizeLinkUrl(typed, location.origin);
    if (href === undefined) {
      setHasError(true);
      return;
    }
    const change = editor.chain();
    if (needsText) {
      const marks = [{ type: 'link', attrs: { href } }];
      change.insertContent([{ type: 'text', text: text.trim() || typed.trim(), marks }]).run();
    } else if (isLink) change.extendMarkRange('link').setMark('link', { href }).run();
    else change.setMark('link', { href }).run();
    onClose();
  }

  return (
    <SmallFormDialog title={t('Link')} submitLabel={t('Apply')} onSubmit={apply} onClose={onClose}>
      <TextField
        label={t('Link address')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setHasError(false);
        }}
        error={hasError}
        helperText={
          hasError
            ? t('Enter a valid link address')
            : t('To link to a page of this site, start with a slash.')
        }
        required
        autoFocus
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
      />
      {needsText && (
        <TextField
          label={t('Link text')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      )}
    </SmallFormDialog>
  );
}
