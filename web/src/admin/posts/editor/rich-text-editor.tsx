import { directionOf, type Language } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Node } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { LazyDialog } from '../../ui/lazy-dialog';
import { CleanPaste } from './clean-paste';
import { frameStyles, textStyles } from './editor-styles';
import { EditorToolbar } from './editor-toolbar';
import { documentOf, extensions } from './extensions';
import type { Omitted } from './read-html';
import { createTabHandler } from './tables';
import { writeHtml } from './write-html';

/** Counts tokens between spaces with a letter or a digit: "0.8" and "don't" are one word each. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

interface RichTextEditorProps {
  /** Initial HTML; a later change needs another `key`. */
  initialValue: string;
  /** Language of the text; the page's by default. */
  language?: Language;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Receives a function that focuses the text. */
  onReady: (handle: { focus: () => void }) => void;
  labelId: string;
  errorId: string | undefined;
}

export default function RichTextEditor({
  initialValue,
  language,
  labelId,
  errorId,
  ...handlers
}: RichTextEditorProps) {
  const editorId = useId();
  const [initial] = useState(() => documentOf(initialValue));
  /** The initial document as `writeHtml` returns it, to detect that nothing has changed. */
  const written = useRef<string>(undefined);
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = dialog && DIALOGS[dialog];
  /** Pasted images that wait for a description. */
  const [pasted, setPasted] = useState<readonly File[]>([]);
  const { t } = useLanguage();
  const toast = useToast();
  const tellOmitted = useEffectEvent(({ images: count, links, hidden, embedded }: Omitted) => {
    const [title = '', ...more] = [
      ...(count > 0
        ? [
            t('{count, plural, one {# image was left out} other {# images were left out}}', { count }),
            t('Copy and paste each image on its own, or choose it from the library.'),
          ]
        : []),
      ...(hidden > 0
        ? [
            t(
              '{count, plural, one {# hidden passage, such as a comment or deleted text, was left out.} other {# hidden passages, such as comments or deleted texts, were left out.}}',
              { count: hidden },
            ),
          ]
        : []),
      ...(links > 0 ? [t('Links without a valid address became plain text.')] : []),
      ...(embedded > 0 ? [t('Videos, drawings, formulas and tables inside tables were left out.')] : []),
    ];
    toast({ title, description: more.join(' ') || undefined, variant: 'destructive' });
  });
  const [cleanPaste] = useState(() =>
    CleanPaste.configure({
      onImages: (files) => setPasted((all) => [...all, ...files]),
      onOmitted: (omitted) => tellOmitted(omitted),
    }),
  );
  const [keydown] = useState(createTabHandler);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: editorId,
        role: 'textbox',
        'aria-multiline': 'true',
        ...(language && { lang: language, dir: directionOf(language) }),
        'aria-required': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(errorId !== undefined),
        ...(errorId !== undefined && { 'aria-describedby': errorId }),
      },
      handleDOMEvents: { keydown },
    }),
    [editorId, language, labelId, errorId, keydown],
  );
  const editor = useEditor({
    extensions: [...extensions, cleanPaste],
    content: initial,
    editorProps,
    injectCSS: false,
    onBlur: handlers.onBlur,
    onUpdate: ({ editor }) => {
      const html = writeHtml(editor.state.doc);
      written.current ??= writeHtml(editor.schema.nodeFromJSON(initial));
      handlers.onChange(html === written.current ? initialValue : html);
    },
  });
  const { words, isTable } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ words: wordsOf(state.doc), isTable: isInTable(state) }),
  });
  const { onReady } = handlers;
  useEffect(() => onReady({ focus: () => editor.commands.focus() }), [editor, onReady]);

  const closeDialog = () => {
    setDialog(null);
    editor.commands.focus();
  };
  const closePasted = () => {
    setPasted(pasted.slice(1));
    closeDialog();
  };
  return (
    <Box sx={[frameStyles as object, errorId !== undefined && { borderColor: 'error.main' }]}>
      <EditorToolbar
        editor={editor}
        editorId={editorId}
        onLink={() => setDialog('link')}
        onImage={() => setDialog('picture')}
        onCaption={() => setDialog('caption')}
      />
      <Box sx={textStyles}>
        <EditorContent editor={editor} />
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ paddingInline: 2, paddingBlock: 0.5, borderBlockStart: HAIRLINE }}
      >
        {t('{count, plural, one {# word} other {# words}}', { count: words })}
        <Box component="span" aria-live="polite" sx={{ marginInlineStart: 2 }}>
          {isTable && t('Tab moves to the next cell. To leave the text, press Escape and then Tab.')}
        </Box>
      </Typography>
      {Dialog && (
        <LazyDialog key={dialog} onFailure={closeDialog}>
          <Dialog editor={editor} onClose={closeDialog} />
        </LazyDialog>
      )}
      {pasted[0] && (
        <LazyDialog key={pasted.length} onFailure={closePasted}>
          <PastedImageDialog editor={editor} file={pasted[0]} onClose={closePasted} />
        </LazyDialog>
      )}
    </Box>
  );
}

const DIALOGS = {
  link: retryableLazy(() => import('./link-dialog')),
  caption: retryableLazy(async () => ({ default: (await import('./dialogs')).CaptionDialog })),
  picture: retryableLazy(async () => ({ default: (await import('./dialogs')).ImageDialog })),
};
const PastedImageDialog = retryableLazy(async () => ({
  default: (await import('./dialogs')).PastedImageDialog,
}));

const wordsOf = (doc: Node) => countWords(doc.textBetween(0, doc.content.size, ' ', ' '));
