import {
  ADMIN_PATH,
  directionOf,
  type ImageVariants,
  isRichTextBlock,
  MEDIA_PATH,
  textLanguage,
} from '@alnafitha/contract';
import { createElement, type ReactNode, useContext } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { markLanguage } from '../../i18n/text-language';
import { Box } from '../box';
import { LocaleLink } from '../locale-link';
import { OriginContext } from '../origin';
import { type Attributes, isCode } from './allow-list';
import { contentStyles } from './content-styles';
import type { HtmlElement, HtmlNode } from './html-node';

type Translate = (text: string) => string;

interface Props {
  nodes: readonly HtmlNode[];
  /** Translates one of `textsOf(nodes)`. */
  translateContent: Translate;
}

/** Renders parsed HTML as React elements, in the visitor's language. */
export function HtmlContent({ nodes, translateContent }: Props) {
  const { t, language } = useLanguage();
  // Content without letters, such as a number, follows the page.
  const contentLanguage =
    textLanguage(nodes.map((node) => textContentOf(node, translateContent)).join(' ')) ?? language;
  const numbers = { pre: 0, table: 0 };

  /** Marks an outermost block in another language than the content. Nested blocks follow it. */
  function directionFor(node: HtmlElement, isOutermost: boolean): Attributes {
    const { dir } = node.attributes;
    const chosen = dir && dir !== 'auto' && { dir };
    if (!isOutermost || !isRichTextBlock(node.tag)) return { ...chosen };
    return { ...markLanguage(textContentOf(node, translateContent), contentLanguage), ...chosen };
  }

  function show(node: HtmlNode, isOutermost: boolean): ReactNode {
    if ('text' in node) return node.verbatim ? node.text : translateText(node.text, translateContent);
    const { tag, children } = node;
    const { dir: _, ...attributes } = translateAttributes(node, translateContent);
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
        const label = caption
          ? textContentOf(caption, translateContent)
          : t('Table {number}', { number: numbers.table });
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

/** Attributes of an element wider than the viewport, which can also be scrolled by keyboard. */
const scrollRegion = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

/** The text content of a node in the visitor's language, without code. */
function textContentOf(node: HtmlNode, translateContent: Translate): string {
  if ('text' in node) return node.verbatim ? node.text : translateText(node.text, translateContent);
  if (isCode(node.tag)) return '';
  return node.children.map((child) => textContentOf(child, translateContent)).join('');
}

/** The widths of the column of a post's content. */
const SIZES = '(min-width: 900px) 852px, 94vw';

/** An image in rich text, with reserved height to avoid layout shift. */
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

/** The author's width, with the image's own aspect ratio. */
function sizeWithin({ width, height }: Attributes, variants: ImageVariants) {
  const ratio = variants.width / variants.height;
  const chosen = width ?? (height ? Math.round(height * ratio) : variants.width);
  return { width: chosen, height: Math.round(chosen / ratio) };
}

/** Paths that the site's router does not handle. */
const OTHER_DOCUMENT = new RegExp(`^(?:${MEDIA_PATH}|${ADMIN_PATH}(?:[/?#]|$))`);

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
    <a href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })} {...attributes}>
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

function translateAttributes({ attributes, verbatim }: HtmlElement, translateContent: Translate): Attributes {
  const { alt, title } = attributes;
  if (verbatim) return attributes;
  return {
    ...attributes,
    ...(alt && { alt: translateContent(alt) }),
    ...(title && { title: translateContent(title) }),
  };
}

/** Translates a text and keeps the surrounding white space. */
function translateText(text: string, translateContent: Translate): string {
  const trimmed = text.trim();
  return trimmed ? text.replace(trimmed, () => translateContent(trimmed)) : text;
}
