import {
  directionOf,
  leftToRightRuns,
  richTextAttributes,
  textLanguage,
  toAsciiDigits,
} from '@alnafitha/contract';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import {
  Extension,
  getSchema,
  type JSONContent,
  Mark,
  markInputRule,
  Node,
  wrappingInputRule,
} from '@tiptap/react';
import { Link } from './link';
import { readHtml } from './read-html';
import { Document, Tables } from './tables';

const BLOCKS = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem'],
  ...['blockquote', 'codeBlock', 'figure', 'figcaption', 'table'],
];
const INLINE = ['bold', 'italic', 'link', 'underline', 'strike', 'code', 'superscript', 'subscript'];

/** Preserves attributes that the editor does not set: a direction, and `translate="no"`. */
const PreservedAttributes = Extension.create({
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

/** TipTap's Image also inserts images by Markdown, from hosts that posts do not allow. */
const Image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | codeBlock)? figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** Sets each top-level block's direction as on the site: of its text, of the whole, or of the page. */
const BlockDirection = Extension.create({
  name: 'blockDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const decorations: Decoration[] = [];
          const around = textLanguage(doc.textBetween(0, doc.content.size, ' '));
          doc.forEach((node, start) => {
            const language = textLanguage(node.textContent) ?? around;
            // Numbers stand as on the site, or an author would swap their groups.
            if (language === 'ar' && !node.type.spec.code) {
              node.descendants((child, position) => {
                let from = start + 1 + position;
                for (const { text, tag } of leftToRightRuns(child.text ?? '', language)) {
                  const to = from + text.length;
                  if (tag) decorations.push(Decoration.inline(from, to, { nodeName: tag, dir: 'ltr' }));
                  from = to;
                }
              });
            }
            if (node.attrs.dir || !language) return;
            const attributes = node.type.spec.code
              ? { dir: 'ltr' }
              : { lang: language, dir: directionOf(language) };
            decorations.push(Decoration.node(start, start + node.nodeSize, attributes));
          });
          return DecorationSet.create(doc, decorations);
        },
      },
    }),
  ],
});

/** Tab leaves the editor, also from a list, so other keys nest an item. */
const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** ProseMirror finds the Latin letter of an Arabic key by its code, but not if the key has two letters (لا). */
const ArabicKeys = Extension.create({
  name: 'arabicKeys',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown(view, { key, code, keyCode: given, ctrlKey, metaKey, shiftKey, altKey }) {
          const keyCode = given || (/^Key([A-Z])$/.exec(code)?.[1]?.charCodeAt(0) ?? 0);
          const isKnown = keyCode === 0 || (key.length === 1 && given > 0);
          const isShortcut = (ctrlKey || metaKey) && !altKey;
          if (isKnown || !isShortcut || !/^\P{ASCII}+$/u.test(key)) return false;
          const init = { key: key.charAt(0), code, keyCode, ctrlKey, metaKey, shiftKey };
          const event = new KeyboardEvent('keydown', init);
          return view.someProp('handleKeyDown', (handle) => handle(view, event)) ?? false;
        },
      },
    }),
  ],
});

/** The first number that a list may have. */
const LIST_START = /^([1-9١-٩۱-۹][\d٠-٩۰-۹]{0,3})[.)]\s$/;

/** TipTap's OrderedList also makes lists of pasted texts, with numbers that the site does not show. */
const NumberedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes() {
    const renderHTML = ({ start, type }: Record<string, unknown>) =>
      richTextAttributes('ol', { start: `${start}`, type: `${type}` }) ?? {};
    return {
      start: {
        default: 1,
        parseHTML: (list) => Number(list.getAttribute('start') ?? 1),
        renderHTML,
      },
      type: { default: null, renderHTML },
    };
  },
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    const numberOf = (match: RegExpMatchArray) => Number(toAsciiDigits(match[1] ?? ''));
    return [
      wrappingInputRule({
        find: LIST_START,
        type: this.type,
        getAttributes: (match) => ({ start: numberOf(match) }),
        joinPredicate: (match, { attrs, childCount }) =>
          !attrs.type && attrs.start + childCount === numberOf(match),
      }),
    ];
  },
});

/**
 * A mark that signs around a text give as it is typed. Spaces inside the signs, and pasted signs, belong to
 * the text: "1200 * 1500 * 6 mm".
 */
function typed(mark: Mark, ...signs: readonly string[]): Mark {
  return mark.extend({
    addInputRules() {
      return signs.map((sign) => {
        const other = `[^\\s${sign[0]}]`;
        const quoted = sign.replaceAll('*', '\\*');
        const inside = `${other}(?:[^${sign[0]}]*${other})?`;
        const find = new RegExp(`(?:^|\\s)(${quoted}(${inside})${quoted})$`);
        return markInputRule({ find, type: this.type });
      });
    },
    addPasteRules: () => [],
  });
}

/** Superscript or subscript, with the shortcuts of TipTap's extensions. */
const script = (name: string, tag: 'sup' | 'sub', key: string) =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** The editor's schema: the elements that the site allows. */
export const extensions = [
  Document,
  ...[Paragraph, Text, HardBreak, HorizontalRule, Blockquote, CodeBlock],
  Heading.configure({ levels: [2, 3, 4] }),
  ...[BulletList, NumberedList, ListItem, ListKeymap],
  ...[
    typed(Bold, '**', '__'),
    typed(Italic, '*', '_'),
    Underline,
    typed(Strike, '~~'),
    typed(Code, '`'),
    Link,
  ],
  ...[Gapcursor, TrailingNode, UndoRedo],
  Dropcursor.configure({ color: 'currentColor', width: 2 }),
  script('superscript', 'sup', 'Mod-.'),
  script('subscript', 'sub', 'Mod-,'),
  Image,
  Figure,
  Figcaption,
  Tables,
  PreservedAttributes,
  BlockDirection,
  ListKeys,
  ArabicKeys,
];

const schema = getSchema(extensions);

/** Parses a post's HTML for the editor. */
export function documentOf(html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(readHtml(html)).toJSON();
}
