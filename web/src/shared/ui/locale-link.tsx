import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useLanguage } from '../i18n/language-context';

/** Attributes of a link to another website, which gets no referrer. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

type Props<Props> = Omit<Props, 'to'> & {
  /** Unprefixed path, with or without a query string. */
  to: string;
};

/** A link to a page in the page's language. */
export function LocaleLink({ to, ...props }: Props<ComponentProps<typeof Link>>) {
  const { localePath } = useLanguage();
  return <Link to={localePath(to)} {...props} />;
}

export function LocaleNavLink({ to, ...props }: Props<ComponentProps<typeof NavLink>>) {
  const { localePath } = useLanguage();
  return <NavLink to={localePath(to)} {...props} />;
}
