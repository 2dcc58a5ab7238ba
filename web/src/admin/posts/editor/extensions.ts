import { richTextAttributes, sanitizeLinkUrl } from '@alnafitha/contract';
import { OrderedList } from '@tiptap/extension-list';
import { DOMParser } from '@tiptap/pm/model';
import { Extension, getSchema, type JSONContent, Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { BlockDirection } from './block-direction';
import { Figcaption, Figure, Image } from './figure';
import { PreservedAttributes } from './preserved-attributes';
import { readHtml } from './read-html';
import { Document, Tables } from './tables';

/** Tab leaves the editor, also from a list, so these keys nest an item. */
const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** Shows the first number and the kind of numbers only if the site does. */
const NumberedList = OrderedList.extend({
  addAttributes() {
    const { start, type } = this.parent?.() ?? {};
    const renderHTML = (list: Record<string, unknown>) =>
      richTextAttributes('ol', { start: `${list.start}`, type: `${list.type}` }) ?? {};
    return { start: { ...start, renderHTML }, type: { ...type, renderHTML } };
  },
});

/** Raised or lowered text, as in 10³ and CO₂, by the keys of TipTap's own extensions. */
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
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    orderedList: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => sanitizeLinkUrl(url) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
    dropcursor: { color: 'currentColor', width: 2 },
  }),
  NumberedList,
  script('superscript', 'sup', 'Mod-.'),
  script('subscript', 'sub', 'Mod-,'),
  Image,
  Figure,
  Figcaption,
  Tables,
  PreservedAttributes,
  BlockDirection,
  ListKeys,
];

const schema = getSchema(extensions);

/** Parses a post's HTML for the editor. */
export function documentOf(html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(readHtml(html)).toJSON();
}
