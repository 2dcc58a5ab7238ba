import { closeHistory } from '@tiptap/pm/history';
import { DOMParser, Slice } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import { handlePaste } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import { mayBeImage } from '../../ui/form/acceptable-images';
import { type Omitted, readPastedHtml } from './read-html';
import { DOCS_CLIP } from './suggested-deletions';

interface Options {
  /** Receives image files that are pasted or dropped without text, at the cursor. */
  onImages: (files: readonly File[]) => void;
  onOmitted: (omitted: Omitted) => void;
}

/** Keeps the structure of pasted or dropped content, without its styles. */
export const CleanPaste = Extension.create<Options>({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin({
        props: {
          // This runs before the editor's own handler, which lets the browser parse the HTML.
          handleDOMEvents: {
            paste: (view, event) => !view.composing && take(view, event, event.clipboardData, options),
            drop(view, event) {
              if (view.dragging) return false;
              // biome-ignore lint/plugin: a pointer position, not a layout position
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

/** Returns whether the content was handled; plain text is not. */
function take(view: EditorView, event: Event, data: DataTransfer | null, options: Options): boolean {
  const html = data?.getData('text/html') ?? '';
  const files = [...(data?.files ?? [])].filter((file) => mayBeImage(file) || file.type.startsWith('image/'));
  const { $from } = view.state.selection;
  const isPlain = !html && files.length === 0;
  if (data?.getData('text/plain') && (isPlain || $from.parent.type.spec.code)) return false;
  // The browser would open an unhandled file in place of the page.
  event.preventDefault();
  const { root, omitted } = readPastedHtml(html, data?.getData(DOCS_CLIP));
  const hasContent = root.textContent?.trim() || root.querySelector('img');
  // Word and Excel add an image to copied text; a browser adds the URL of a copied image.
  if (files.length > 0 && !hasContent) {
    const images = files.filter(mayBeImage);
    if (images.length > 0) options.onImages(images);
    omitted.images = files.length - images.length;
  }
  if (Object.values(omitted).some(Boolean)) options.onOmitted(omitted);
  if (hasContent) insert(view, event, root);
  return true;
}

function insert(view: EditorView, event: Event, root: HTMLElement): void {
  // Makes each paste a separate undo step.
  view.dispatch(closeHistory(view.state.tr));
  const parser = DOMParser.fromSchema(view.state.schema);
  const slice = wholeTables(parser.parseSlice(root, { context: view.state.selection.$from }));
  // Cells pasted into cells are pasted individually.
  if (!(event instanceof ClipboardEvent && handlePaste(view, event, slice))) {
    const change = view.state.tr.replaceSelection(slice).scrollIntoView();
    view.dispatch(change.setMeta('paste', true).setMeta('uiEvent', 'paste'));
  }
  view.focus();
}

/** Keeps a table at an edge of the paste: its first cell must not merge into the cursor's paragraph. */
function wholeTables({ content, openStart, openEnd }: Slice): Slice {
  const isTable = (node: typeof content.firstChild) => node?.type.name === 'table';
  return new Slice(
    content,
    isTable(content.firstChild) ? 0 : openStart,
    isTable(content.lastChild) ? 0 : openEnd,
  );
}
