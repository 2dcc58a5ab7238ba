import {
  directionOf,
  type ImageVariants,
  isRichTextBlock,
  OTHER_DOCUMENT,
  textLanguage,
} from '@alnafitha/contract';
import { createElement, type ReactNode, useContext } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { markLanguage } from '../../i18n/text-language';
import { bidiText } from '../bidi-text';
import { Box } from '../box';
import { LocaleLink, NEW_TAB } from '../locale-link';
import { OriginContext } from '../page-head';
import { type Attributes, isCode } from './allow-list';
import { contentStyles } from './content-styles';
import type { HtmlElement, HtmlNode } from './html-node';

export function HtmlContent({ nodes }: { nodes: readonly HtmlNode[] }) {
  const { t, language } = useLanguage();
  // Content without letters, such as a number, follows the page.
  const contentLanguage = textLanguage(nodes.map(textContentOf).join(' ')) ?? language;
  const numbers = { pre: 0, table: 0 };

  /** Marks a top-level block in another language than the content; nested blocks follow it. */
  function directionFor(node: HtmlElement, isOutermost: boolean): Attributes {
    const { dir } = node.attributes;
    const chosen = dir && dir !== 'auto' && { dir };
    if (!isOutermost || !isRichTextBlock(node.tag)) return { ...chosen };
    return { ...markLanguage(textContentOf(node), contentLanguage), ...chosen };
  }

  function show(node: HtmlNode, isOutermost: boolean): ReactNode {
    if ('text' in node) return bidiText(node.text, contentLanguage);
    const { tag, children } = node;
    const { dir: _, ...attributes } = node.attributes;
    const direction = directionFor(node, isOutermost);
    const inside = children.map((child) => show(child, isOutermost && !isRichTextBlock(tag)));
    switch (tag) {
      case 'a':
        return createElement(ContentLink, attributes, ...inside);
      case 'img':
        return createElement(ContentImage, { ...attributes, variants: node.variants });
      case 'code':
        return createElement(tag, { ...attributes, dir: 'ltr' }, ...inside);
      case 'pre': {
        numbers.pre += 1;
        const label = t('Code sample {number}', { number: numbers.pre });
        return createElement(tag, { ...attributes, ...scrollRegion(label), dir: 'ltr' }, ...inside);
      }
      case 'table': {
        numbers.table += 1;
        const caption = children.find((child) => 'tag' in child && child.tag === 'caption');
        const label = caption ? textContentOf(caption) : t('Table {number}', { number: numbers.table });
        const table = createElement(tag, attributes, ...inside);
        return createElement('div', { ...scrollRegion(label), ...direction }, table);
      }
      default:
        return createElement(tag, { ...attributes, ...direction }, ...inside);
    }
  }

  const mark = contentLanguage !== language && { lang: contentLanguage, dir: directionOf(contentLanguage) };
  return createElement(Box, { sx: contentStyles, ...mark }, ...nodes.map((node) => show(node, true)));
}

/** Makes an element wider than the viewport scrollable by keyboard. */
const scrollRegion = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

/** Omits code. */
function textContentOf(node: HtmlNode): string {
  if ('text' in node) return node.text;
  return isCode(node.tag) ? '' : node.children.map(textContentOf).join('');
}

/** Widths of the column of a post's content. */
const SIZES = '(min-width: 736px) 688px, 94vw';

/** Reserves the image's height to avoid layout shift. */
function ContentImage({ variants, ...attributes }: Attributes & { variants?: ImageVariants | undefined }) {
  return (
    <Box
      component="img"
      {...attributes}
      {...(variants && {
        ...sizeWithin(attributes, variants),
        srcSet: variants.srcSet,
        sizes: SIZES,
        sx: { background: `url("${variants.placeholder}") center / cover` },
      })}
      loading="lazy"
      decoding="async"
      data-in-text
    />
  );
}

/** The author's width, with the image's aspect ratio. */
function sizeWithin({ width, height }: Attributes, variants: ImageVariants) {
  const ratio = variants.width / variants.height;
  const chosen = width ?? (height ? Math.round(height * ratio) : variants.width);
  return { width: chosen, height: Math.round(chosen / ratio) };
}

/** Own pages open in the same tab, others in a new tab. */
function ContentLink({ href = '', children, ...attributes }: Attributes & { children?: ReactNode }) {
  if (href.startsWith('/') && !OTHER_DOCUMENT.test(href)) {
    return (
      <OwnLink href={href} {...attributes}>
        {children}
      </OwnLink>
    );
  }
  const isExternal = /^https?:/.test(href);
  return (
    <a href={href} {...(isExternal && NEW_TAB)} {...attributes}>
      {children}
    </a>
  );
}

/** Prints its URL (print.css). */
function OwnLink({ href, ...props }: Attributes & { href: string; children?: ReactNode }) {
  const origin = useContext(OriginContext);
  const { localePath } = useLanguage();
  return <LocaleLink to={href} data-url={origin + localePath(href)} {...props} />;
}
