import { PICTURE_TYPES } from '@alnafitha/contract';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser, Slice } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import { handlePaste } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import { readPastedHtml } from './read-html';

interface Options {
  /** Gets the picture files of a paste or drop, which has no text then. The cursor is where they go. */
  onPictures: (files: readonly File[]) => void;
  /** Told how many pictures of a text could not be taken. */
  onPicturesLeftOut: (count: number) => void;
}

/** Takes over the structure of what is pasted or dropped, and nothing of its looks. */
export const CleanPaste = Extension.create<Options>({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin({
        props: {
          // Before the editor's own handler, which has the browser parse the HTML.
          handleDOMEvents: {
            paste: (view, event) => !view.composing && take(view, event, event.clipboardData, options),
            drop(view, event) {
              if (view.dragging) return false;
              // biome-ignore lint/plugin: where the pointer is, not where something stands
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              if (!place) return false;
              const selection = Selection.near(view.state.doc.resolve(place.pos));
              view.dispatch(view.state.tr.setSelection(selection));
              return take(view, event, event.dataTransfer, options);
            },
          },
        },
      }),
    ];
  },
});

/** Whether nothing is left to be done; plain text is. */
function take(view: EditorView, event: Event, data: DataTransfer | null, options: Options): boolean {
  const html = data?.getData('text/html') ?? '';
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const { $from } = view.state.selection;
  const isPlain = !html && files.length === 0;
  if (data?.getData('text/plain') && (isPlain || $from.parent.type.spec.code)) return false;
  // A file opens in place of the page if nobody takes it.
  event.preventDefault();
  const { root, picturesLeftOut } = readPastedHtml(html);
  const hasContent = root.textContent?.trim() || root.querySelector('img');
  // Word and Excel add a picture of what is copied as text; a browser adds the address of what is copied as a picture.
  if (files.length > 0 && !hasContent) {
    const taken = files.filter(({ type }) => PICTURE_TYPES.some((each) => each === type));
    if (taken.length > 0) options.onPictures(taken);
    if (taken.length < files.length) options.onPicturesLeftOut(files.length - taken.length);
    return true;
  }
  if (picturesLeftOut > 0) options.onPicturesLeftOut(picturesLeftOut);
  if (hasContent) insert(view, event, root);
  return true;
}

function insert(view: EditorView, event: Event, root: HTMLElement): void {
  // One undo takes back one paste, however soon it came after the last change.
  view.dispatch(closeHistory(view.state.tr));
  const parser = DOMParser.fromSchema(view.state.schema);
  const slice = wholeTables(parser.parseSlice(root, { context: view.state.selection.$from }));
  // Between cells, cells are pasted one by one.
  if (!(event instanceof ClipboardEvent && handlePaste(view, event, slice))) {
    const change = view.state.tr.replaceSelection(slice).scrollIntoView();
    view.dispatch(change.setMeta('paste', true).setMeta('uiEvent', 'paste'));
  }
  view.focus();
}

/** A table at an edge of what is pasted is pasted as one: its first cell must not flow into the paragraph of the cursor. */
function wholeTables({ content, openStart, openEnd }: Slice): Slice {
  const isTable = (node: typeof content.firstChild) => node?.type.name === 'table';
  return new Slice(
    content,
    isTable(content.firstChild) ? 0 : openStart,
    isTable(content.lastChild) ? 0 : openEnd,
  );
}
