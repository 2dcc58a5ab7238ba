import type { AdminPost } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import type { HtmlNode } from '../../shared/ui/html/html-node';
import { parseHtml } from '../../shared/ui/html/parse-html';
import { useToast } from '../../shared/ui/toast/toast-context';

type Texts = Pick<AdminPost, 'title' | 'excerpt' | 'content'>;

/** Copies a post's texts to the clipboard, as HTML and as plain text. */
export function useCopyPost() {
  const { t } = useLanguage();
  const toast = useToast();
  return async (post: Texts) => {
    try {
      const item = new ClipboardItem({
        'text/html': new Blob([post.content], { type: 'text/html' }),
        'text/plain': new Blob([plainText(post)], { type: 'text/plain' }),
      });
      await navigator.clipboard.write([item]);
      toast({ title: t('Text copied') });
    } catch (error) {
      console.warn('The text could not be copied.', error);
      toast({ title: t('The text could not be copied'), variant: 'destructive' });
    }
  };
}

/** Title, excerpt and text, separated by blank lines. */
function plainText({ title, excerpt, content }: Texts): string {
  return [title, excerpt, ...parseHtml(content).map(wordsOf)].filter((text) => text.trim()).join('\n\n');
}

function wordsOf(node: HtmlNode): string {
  if ('text' in node) return node.text;
  const words = node.children.map(wordsOf).join('');
  return node.tag === 'li' || node.tag === 'br' ? `${words}\n` : words;
}
