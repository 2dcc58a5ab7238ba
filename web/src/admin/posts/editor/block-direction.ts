import { directionOf, textLanguage } from '@alnafitha/contract';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/** Sets the direction of each outermost block as on the site: of its own text, of the whole, or of the page. */
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
