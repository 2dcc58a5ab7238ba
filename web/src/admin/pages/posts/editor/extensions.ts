import { sanitizeLinkUrl } from '@alnafitha/contract';
import Image from '@tiptap/extension-image';
import { DOMParser } from '@tiptap/pm/model';
import { Extension, getSchema, type JSONContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { BlockDirection } from './block-direction';
import { Figcaption, Figure } from './figure';
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

/** The editor's schema: the elements that the site allows. */
export const extensions = [
  Document,
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => sanitizeLinkUrl(url) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
    dropcursor: { color: 'currentColor', width: 2 },
  }),
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
