import { Extension } from '@tiptap/react';

const BLOCKS = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem'],
  ...['blockquote', 'codeBlock', 'figure', 'figcaption', 'table'],
];
const INLINE = ['bold', 'italic', 'link', 'underline', 'strike', 'code', 'superscript', 'subscript'];

/** Attributes that the editor does not set but preserves: a direction, and `translate="no"`. */
export const PreservedAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: {
        dir: {
          default: null,
          parseHTML: ({ dir }) => (dir === 'ltr' || dir === 'rtl' ? dir : null),
        },
      },
    },
    {
      types: [...BLOCKS, ...INLINE, 'image', 'tableCell', 'tableHeader'],
      attributes: {
        translate: {
          default: null,
          parseHTML: (element) =>
            element.getAttribute('translate') === 'no' || element.classList.contains('no-translate')
              ? 'no'
              : null,
        },
      },
    },
  ],
});
