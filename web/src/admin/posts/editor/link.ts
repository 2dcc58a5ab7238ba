import { sanitizeLinkUrl } from '@alnafitha/contract';
import { Plugin } from '@tiptap/pm/state';
import { InputRule, Mark, markPasteRule } from '@tiptap/react';

/** An address in a text, without the punctuation after it. */
const ADDRESS = /(?:https?:\/\/|www\.|[^\s@<>()]+@[^\s@]+\.)\S*[^\s.,;:!?)\]}»”’'"،؛؟]/;
const TYPED = new RegExp(`(?:^|[\\s(\\[«“"'])(${ADDRESS.source})[^\\s\\w]* $`);

/** TipTap's Link loads a parser and a list of all top-level domains, a fifth of the editor's own code. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => sanitizeLinkUrl(element.getAttribute('href') ?? '') !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],

  /** Links a typed address at the space after it. */
  addInputRules() {
    return [
      new InputRule({
        find: TYPED,
        handler: ({ state: { tr }, range, match: [matched, address = ''] }) => {
          const href = sanitizeLinkUrl(address);
          if (href === undefined) return null;
          const from = range.from + matched.indexOf(address);
          tr.addMark(from, from + address.length, this.type.create({ href }));
          return undefined;
        },
      }),
    ];
  },

  addPasteRules() {
    return [
      markPasteRule({
        find: (text) =>
          [...text.matchAll(new RegExp(ADDRESS, 'g'))].flatMap(({ index, 0: address }) => {
            const href = sanitizeLinkUrl(address);
            return href === undefined ? [] : [{ index, text: address, data: { href } }];
          }),
        type: this.type,
        getAttributes: ({ data }) => data,
      }),
    ];
  },

  /** Links the selection to a pasted address. */
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handlePaste: ({ state: { selection } }, _event, { content }) => {
            const pasted = content.textBetween(0, content.size).trim();
            if (selection.empty || new RegExp(`^${ADDRESS.source}$`).test(pasted) === false) return false;
            const href = sanitizeLinkUrl(pasted);
            return href !== undefined && this.editor.commands.setMark(this.name, { href });
          },
        },
      }),
    ];
  },
});
