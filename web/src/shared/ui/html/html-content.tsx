import { directionOf, isRichTextBlock, MEDIA_PATH, type Picture, textLanguage } from '@alnafitha/contract';
import { createElement, type ReactNode, useContext } from 'react';
import { Link, useHref } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-context';
import { markLanguage } from '../../i18n/text-language';
import { Box } from '../box';
import { OriginContext } from '../origin';
import { type Attributes, isCode } from './allow-list';
import { contentStyles } from './content-styles';
import type { HtmlElement, HtmlNode } from './html-node';

interface Props {
  nodes: readonly HtmlNode[];
  /** The translation of one of `textsOf(nodes)`. */
  tr: (text: string) => string;
}

/** Shows parsed HTML as elements of React, in the visitor's language. */
export function HtmlContent({ nodes, tr }: Props) {
  const { t, language } = useLanguage();
  // What has no letters, such as a figure, reads as the text around it does.
  const own = textLanguage(nodes.map((node) => wordsOf(node, tr)).join(' ')) ?? language;
  const numbers = { pre: 0, table: 0 };

  /** An outermost block in another language than the text says so. What is inside a block follows that block. */
  function directionFor(node: HtmlElement, isOutermost: boolean): Attributes {
    const { dir } = node.attributes;
    const chosen = dir && dir !== 'auto' && { dir };
    if (!isOutermost || !isRichTextBlock(node.tag)) return { ...chosen };
    return { ...markLanguage(wordsOf(node, tr), own), ...chosen };
  }

  function show(node: HtmlNode, isOutermost: boolean): ReactNode {
    if ('text' in node) return node.verbatim ? node.text : translateWords(node.text, tr);
    const { tag, children } = node;
    const { dir: _, ...attributes } = translateAttributes(node, tr);
    const direction = directionFor(node, isOutermost);
    const inside = children.map((child) => show(child, isOutermost && !isRichTextBlock(tag)));
    switch (tag) {
      case 'a':
        return createElement(ContentLink, attributes, ...inside);
      case 'img':
        return createElement(ContentPicture, { ...attributes, picture: node.picture });
      case 'code':
        return createElement(tag, { ...attributes, dir: 'ltr' }, ...inside);
      case 'pre': {
        numbers.pre += 1;
        const label = t('Code sample {number}', { number: numbers.pre });
        return createElement(tag, { ...attributes, ...scrolling(label), dir: 'ltr' }, ...inside);
      }
      case 'table': {
        numbers.table += 1;
        const caption = children.find((child) => 'tag' in child && child.tag === 'caption');
        const label = caption ? wordsOf(caption, tr) : t('Table {number}', { number: numbers.table });
        const table = createElement(tag, attributes, ...inside);
        return createElement('div', { ...scrolling(label), ...direction }, table);
      }
      default:
        return createElement(tag, { ...attributes, ...direction }, ...inside);
    }
  }

  const mark = own !== language && { lang: own, dir: directionOf(own) };
  return createElement(Box, { sx: contentStyles, ...mark }, ...nodes.map((node) => show(node, true)));
}

/** Of what is wider than the screen: it scrolls, also for those who have no pointer. */
const scrolling = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

/** What is to be read of a node, in the visitor's language; code is in none. */
function wordsOf(node: HtmlNode, tr: Props['tr']): string {
  if ('text' in node) return node.verbatim ? node.text : translateWords(node.text, tr);
  if (isCode(node.tag)) return '';
  return node.children.map((child) => wordsOf(child, tr)).join('');
}

/** The widths of the column that a post's text stands in. */
const SIZES = '(min-width: 900px) 852px, 94vw';

/** A picture in a text; its place is as high as it will be. */
function ContentPicture({ picture, ...attributes }: Attributes & { picture?: Picture | undefined }) {
  return (
    <Box
      component="img"
      {...attributes}
      {...(picture && {
        ...sizeWithin(attributes, picture),
        srcSet: picture.srcSet,
        sizes: SIZES,
        sx: { background: `url("${picture.placeholder}") center / cover` },
      })}
      loading="lazy"
      decoding="async"
      data-in-text
    />
  );
}

/** As wide as the author wants it, and never out of shape. */
function sizeWithin({ width, height }: Attributes, picture: Picture) {
  const ratio = picture.width / picture.height;
  const chosen = width ?? (height ? Math.round(height * ratio) : picture.width);
  return { width: chosen, height: Math.round(chosen / ratio) };
}

/** Own pages open in place, others in a new tab. */
function ContentLink({ href = '', children, ...attributes }: Attributes & { children?: ReactNode }) {
  if (href.startsWith('/') && !href.startsWith(MEDIA_PATH)) {
    return (
      <OwnLink href={href} {...attributes}>
        {children}
      </OwnLink>
    );
  }
  const isExternal = /^https?:/.test(href);
  return (
    <a href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })} {...attributes}>
      {children}
    </a>
  );
}

/** Says on paper where it leads (print.css). */
function OwnLink({ href, ...props }: Attributes & { href: string; children?: ReactNode }) {
  const origin = useContext(OriginContext);
  return <Link to={href} data-address={origin + useHref(href)} {...props} />;
}

function translateAttributes({ attributes, verbatim }: HtmlElement, tr: Props['tr']): Attributes {
  const { alt, title } = attributes;
  if (verbatim) return attributes;
  return { ...attributes, ...(alt && { alt: tr(alt) }), ...(title && { title: tr(title) }) };
}

/** Translates a text and keeps the white space around it, which parts it from its neighbours. */
function translateWords(text: string, tr: Props['tr']): string {
  const words = text.trim();
  return words ? text.replace(words, () => tr(words)) : text;
}
