import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/** Shows each outermost block in the direction of its own text; an empty one in that of the page. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const blocks: Decoration[] = [];
          doc.forEach((node, start) => {
            if (node.attrs.dir || node.textContent === '') return;
            const dir = node.type.spec.code ? 'ltr' : 'auto';
            blocks.push(Decoration.node(start, start + node.nodeSize, { dir }));
          });
          return DecorationSet.create(doc, blocks);
        },
      },
    }),
  ],
});
