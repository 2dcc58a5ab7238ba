import { categoryName, type Localizable } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';

/** Gives posts the names that their categories have in the page's language. */
export function useNamedPosts<T extends Localizable & { readonly category: string }>(
  posts: readonly T[],
): T[] {
  const { language } = useLanguage();
  const categories = useBlock('categories').posts;
  return posts.map((post) => {
    const category = categoryName(categories, post.category, '');
    if (!category) return post;
    const translations = { ...post.translations, [language]: { ...post.translations?.[language], category } };
    return { ...post, translations };
  });
}
