import FormatListBulleted from 'icon:FormatListBulleted';
import FormatQuote from 'icon:FormatQuote';
import Redo from 'icon:Redo';
import Undo from 'icon:Undo';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatListNumberedRtl from '@mui/icons-material/FormatListNumberedRtl';
import LinkIcon from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { DirectionalIcon } from '../../../shared/ui/icon';
import { TableButton } from './table-button';
import { tableAround } from './tables';
import { ToolbarButton } from './toolbar-button';

interface RovingToolbarProps {
  label: string;
  controls: string;
  children: ReactNode;
}

/** A toolbar with roving tabindex: one tab stop; arrows, Home and End move inside it. */
function RovingToolbar({ label, controls, children }: RovingToolbarProps) {
  const { direction } = useTheme();
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    buttons().forEach((button, index) => {
      button.tabIndex = index === current ? 0 : -1;
    });
  });

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [forward]: (current + 1) % all.length,
      [backward]: (current + all.length - 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  }

  return (
    <Box
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = buttons().findIndex((button) => button.isSameNode(target));
        if (index >= 0) setCurrent(index);
      }}
      sx={{
        position: 'sticky',
        // Covers the padding of the dialog's content.
        insetBlockStart: (theme) => theme.spacing(-2),
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        // Fits seven buttons in a row at 360 px.
        padding: { xs: 0, sm: 0.5 },
        borderBlockEnd: HAIRLINE,
        borderStartStartRadius: 'inherit',
        borderStartEndRadius: 'inherit',
        backgroundColor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}

const LEVELS = [2, 3, 4] as const;

interface Props {
  editor: Editor;
  editorId: string;
  onLink: () => void;
  onImage: () => void;
  onCaption: () => void;
}

export function EditorToolbar({ editor, editorId, onLink, onImage, onCaption }: Props) {
  const { t, direction } = useLanguage();
  const is = useEditorState({ editor, selector: stateOf });
  const change = () => editor.chain().focus();
  return (
    <RovingToolbar label={t('Formatting')} controls={editorId}>
      {LEVELS.map((level) => (
        <ToolbarButton
          key={level}
          label={`H${level}: ${t('Heading {level}', { level })}`}
          isPressed={is.heading === level}
          onClick={() => change().toggleHeading({ level }).run()}
        >
          {`H${level}`}
        </ToolbarButton>
      ))}
      <ToolbarButton label={t('Bold')} isPressed={is.bold} onClick={() => change().toggleBold().run()}>
        <FormatBold />
      </ToolbarButton>
      <ToolbarButton label={t('Italic')} isPressed={is.italic} onClick={() => change().toggleItalic().run()}>
        <FormatItalic />
      </ToolbarButton>
      <ToolbarButton
        label={t('Bullet list')}
        isPressed={is.bulletList}
        onClick={() => change().toggleBulletList().run()}
      >
        <DirectionalIcon icon={FormatListBulleted} />
      </ToolbarButton>
      <ToolbarButton
        label={t('Numbered list')}
        isPressed={is.orderedList}
        onClick={() => change().toggleList('orderedList', 'listItem').run()}
      >
        {direction === 'rtl' ? <FormatListNumberedRtl /> : <FormatListNumbered />}
      </ToolbarButton>
      <ToolbarButton
        label={t('Quote')}
        isPressed={is.quote}
        onClick={() => change().toggleBlockquote().run()}
      >
        <DirectionalIcon icon={FormatQuote} />
      </ToolbarButton>
      <ToolbarButton label={t('Link')} isPressed={is.link} opens="dialog" onClick={onLink}>
        <LinkIcon />
      </ToolbarButton>
      <ToolbarButton
        label={t('Remove the link')}
        isDisabled={!is.link}
        onClick={() => change().extendMarkRange('link').unsetMark('link').run()}
      >
        <LinkOff />
      </ToolbarButton>
      <ToolbarButton
        label={is.picture ? t('Describe the image') : t('Insert an image')}
        isPressed={is.picture}
        opens="dialog"
        onClick={onImage}
      >
        <AddPhotoAlternate />
      </ToolbarButton>
      <TableButton editor={editor} isInside={is.table} onCaption={onCaption} />
      <ToolbarButton label={t('Undo')} isDisabled={!is.undoable} onClick={() => change().undo().run()}>
        <DirectionalIcon icon={Undo} />
      </ToolbarButton>
      <ToolbarButton label={t('Redo')} isDisabled={!is.redoable} onClick={() => change().redo().run()}>
        <DirectionalIcon icon={Redo} />
      </ToolbarButton>
    </RovingToolbar>
  );
}

/** Button states at the cursor. */
function stateOf({ editor }: { editor: Editor }) {
  return {
    heading: LEVELS.find((level) => editor.isActive('heading', { level })),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    picture: editor.isActive('image'),
    table: tableAround(editor.state) !== undefined,
    undoable: editor.can().undo(),
    redoable: editor.can().redo(),
  };
}
