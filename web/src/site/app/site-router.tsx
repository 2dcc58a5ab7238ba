import { ARABIC_ENTRANCE, type Language, pathIn } from '@alnafitha/contract';
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
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { setFirstPageFinished } from '../../shared/ui/arrival';
import { wakeParts } from '../../shared/ui/finished-parts';
import { entranceOf, plainPathOf } from './entrance';

/** Whether the page has its Arabic address, and the way to its address in a language. */
export interface ArabicEntrance {
  isOpen: boolean;
  lead: (language: Language) => void;
}

const closed: ArabicEntrance = { isOpen: false, lead: () => {} };
export const ArabicEntranceContext = createContext<ArabicEntrance>(closed);

export function useArabicEntrance(): ArabicEntrance {
  return useContext(ArabicEntranceContext);
}

/** These have one address for both languages. */
const WITHOUT_ARABIC = /^\/(?:admin|auth|account)(?:\/|$)/;

/** Gives the history's present entry the page's address in a language; the entry stays the same one. */
function showAddressIn(language: Language): void {
  const { pathname, search, hash } = window.location;
  const plain = plainPathOf(pathname);
  const wanted = WITHOUT_ARABIC.test(plain) ? plain : pathIn(language, plain);
  if (wanted !== pathname) window.history.replaceState(window.history.state, '', wanted + search + hash);
}

/**
 * The browser's history. Below `/ar` the same routes are found, and links stay there: what React Router's own
 * BrowserRouter cannot do, since the visitor can change between `/ar` and the same page without it.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  /** What the visitor has chosen on this visit: a step back must not undo it. */
  const chosen = useRef<Language>(undefined);
  const shown = useRef(entranceOf(location.pathname));
  useLayoutEffect(
    () =>
      history.listen(({ action }) => {
        if (action === 'POP' && chosen.current) showAddressIn(chosen.current);
        setFirstPageFinished(false);
        wakeParts();
        const { location } = history;
        const before = shown.current;
        shown.current = entranceOf(location.pathname);
        const follow = () => setState({ action, location });
        // With the language, which changes at once: a step back that came between the two would find it changed already.
        if (shown.current !== before) follow();
        else startTransition(follow);
      }),
    [history],
  );
  const basename = entranceOf(location.pathname);
  const isOpen = basename === ARABIC_ENTRANCE;
  const entrance = useMemo(
    (): ArabicEntrance => ({
      isOpen,
      lead(language) {
        chosen.current = language;
        showAddressIn(language);
        const { location } = history;
        shown.current = entranceOf(location.pathname);
        setState(({ action }) => ({ action, location }));
      },
    }),
    [history, isOpen],
  );
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      <ArabicEntranceContext value={entrance}>{children}</ArabicEntranceContext>
    </Router>
  );
}
