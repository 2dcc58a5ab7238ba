import { directionOf, textLanguage } from '@alnafitha/contract';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/** Shows each outermost block as the site does: in the direction of its own text, or of the whole, or of the page. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const blocks: Decoration[] = [];
          const around = textLanguage(doc.textBetween(0, doc.content.size, ' '));
          doc.forEach((node, start) => {
            const language = textLanguage(node.textContent) ?? around;
            if (node.attrs.dir || !language) return;
            const attributes = node.type.spec.code
              ? { dir: 'ltr' }
              : { lang: language, dir: directionOf(language) };
            blocks.push(Decoration.node(start, start + node.nodeSize, attributes));
          });
          return DecorationSet.create(doc, blocks);
        },
      },
    }),
  ],
});
