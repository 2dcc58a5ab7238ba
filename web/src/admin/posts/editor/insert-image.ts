import { Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

export interface ImageInText {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

/** Inserts an image at the cursor and moves the cursor after it, so that typing does not replace the image. */
export function insertImage(editor: Editor, attrs: ImageInText): void {
  editor.commands.insertContent({ type: 'image', attrs });
  const { state, view } = editor;
  const behind = Selection.near(state.doc.resolve(state.selection.to), 1);
  view.dispatch(state.tr.setSelection(behind).scrollIntoView());
}
