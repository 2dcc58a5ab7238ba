import { isRichTextBlock, MEDIA_PATH, type Picture } from '@alnafitha/contract';
import { createElement, type ReactNode, useContext } from 'react';
import { Link, useHref } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import { Box } from '../box';
import { OriginContext } from '../origin';
import type { Attributes } from './allow-list';
import { contentStyles } from './content-styles';
import type { HtmlElement, HtmlNode } from './html-node';

interface Props {
  nodes: readonly HtmlNode[];
  /** The translation of one of `textsOf(nodes)`. */
  tr: (text: string) => string;
}

/** Shows parsed HTML as elements of React, in the visitor's language. */
export function HtmlContent({ nodes, tr }: Props) {
  const { t } = useLanguage();
  let samples = 0;

  function show(node: HtmlNode, isOutermost: boolean): ReactNode {
    if ('text' in node) return node.verbatim ? node.text : translateWords(node.text, tr);
    const { tag, children } = node;
    const attributes = translateAttributes(node, tr);
    const inside = children.map((child) => show(child, isOutermost && !isRichTextBlock(tag)));
    switch (tag) {
      case 'a':
        return createElement(ContentLink, attributes, ...inside);
      case 'img':
        return createElement(ContentPicture, { ...attributes, picture: node.picture });
      case 'code':
        return createElement(tag, { ...attributes, dir: 'ltr' }, ...inside);
      case 'pre': {
        samples += 1;
        // Wide code scrolls, also for those who have no pointer.
        const region = {
          role: 'region',
          tabIndex: 0,
          'aria-label': t('Code sample {number}', { number: samples }),
        };
        return createElement(tag, { ...attributes, ...region, dir: 'ltr' }, ...inside);
      }
      default: {
        // A text in the other language reads in its own direction; what is inside a block follows that block. An `auto`
        // in there is left out: browsers do not look into it when they seek the direction of the outer one.
        const { dir, ...others } = attributes;
        const isOuterBlock = isOutermost && isRichTextBlock(tag);
        const direction = isOuterBlock ? { dir: dir ?? 'auto' } : dir && dir !== 'auto' && { dir };
        return createElement(tag, { ...others, ...direction }, ...inside);
      }
    }
  }

  return createElement(Box, { sx: contentStyles }, ...nodes.map((node) => show(node, true)));
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
