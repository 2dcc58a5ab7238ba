import { DOMParser } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import { readPastedHtml } from './read-html';

/** Takes over the structure of what is pasted or dropped, and nothing of its looks. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // Before the editor's own handler, which has the browser parse the HTML.
        handleDOMEvents: {
          paste: (view, event) => !view.composing && take(view, event, event.clipboardData),
          drop(view, event) {
            if (view.dragging) return false;
            // biome-ignore lint/plugin: where the pointer is, not where something stands
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (!place) return false;
            const selection = Selection.near(view.state.doc.resolve(place.pos));
            view.dispatch(view.state.tr.setSelection(selection));
            return take(view, event, event.dataTransfer);
          },
        },
      },
    }),
  ],
});

/** Whether nothing is left to be done; plain text is. */
function take(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  const { $from } = view.state.selection;
  if (data?.getData('text/plain') && (!html || $from.parent.type.spec.code)) return false;
  // A file opens in place of the page if nobody takes it.
  event.preventDefault();
  if (!html) return true;
  const parser = DOMParser.fromSchema(view.state.schema);
  const slice = parser.parseSlice(readPastedHtml(html), { context: $from });
  const change = view.state.tr.replaceSelection(slice).scrollIntoView();
  view.dispatch(change.setMeta('paste', true).setMeta('uiEvent', 'paste'));
  view.focus();
  return true;
}
