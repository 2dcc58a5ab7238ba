import { AR_PREFIX, type Language, localizedPath, pathsRendered } from '@alnafitha/contract';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, matchPath, Router } from 'react-router-dom';
import type { LocaleUrl } from '../../shared/i18n/locale-url';
import { hydrateAll } from '../ui/lazy-hydration';
import { setServerRendered } from '../ui/use-hydrated';
import { localePrefix, unprefixedPath } from './locale-prefix';

const english: LocaleUrl = { isArabic: false, replace: () => {} };
export const LocaleUrlContext = createContext<LocaleUrl>(english);

export function useLocaleUrl(): LocaleUrl {
  return useContext(LocaleUrlContext);
}

/** Pages for signed-in people have one URL for both languages. */
function hasLocales(path: string): boolean {
  return !pathsRendered('browser').some((each) => matchPath({ path: each, end: false }, path));
}

/** Replaces the URL of the present history entry with the page's URL in a language. */
function replaceUrl(language: Language): void {
  const { pathname, search, hash } = window.location;
  const path = unprefixedPath(pathname);
  const wanted = hasLocales(path) ? localizedPath(language, path) : path;
  if (wanted !== pathname) window.history.replaceState(window.history.state, '', wanted + search + hash);
}

/**
 * A browser router whose basename is the locale prefix of the URL: the same routes match below `/ar`, and links stay there. React
 * Router's BrowserRouter has a fixed basename, but the visitor can switch the locale of a page.
 */
export function LocaleRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  /** What the visitor chose on this visit: history navigation must not undo it. */
  const chosen = useRef<Language>(undefined);
  const shown = useRef(localePrefix(location.pathname));
  useLayoutEffect(
    () =>
      history.listen(({ action }) => {
        if (action === 'POP' && chosen.current) replaceUrl(chosen.current);
        setServerRendered(false);
        hydrateAll();
        const { location } = history;
        const before = shown.current;
        shown.current = localePrefix(location.pathname);
        const update = () => setState({ action, location });
        // The language changes at once: the location has to change with it, or a Back in between would read the wrong one.
        if (shown.current !== before) update();
        else startTransition(update);
      }),
    [history],
  );
  const basename = localePrefix(location.pathname);
  const isArabic = basename === AR_PREFIX;
  const localeUrl = useMemo(
    (): LocaleUrl => ({
      isArabic,
      replace(language) {
        chosen.current = language;
        replaceUrl(language);
        const { location } = history;
        shown.current = localePrefix(location.pathname);
        setState(({ action }) => ({ action, location }));
      },
    }),
    [history, isArabic],
  );
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      <LocaleUrlContext value={localeUrl}>{children}</LocaleUrlContext>
    </Router>
  );
}
