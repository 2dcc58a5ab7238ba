import { ARABIC_ENTRANCE } from '@alnafitha/contract';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { setFirstPageFinished } from '../ui/arrival';
import { wakeParts } from '../ui/finished-parts';
import { entranceOf, plainPathOf } from './entrance';

/** Whether the page was entered by its Arabic address, and the way from there to its plain one. */
export interface ArabicEntrance {
  isOpen: boolean;
  leave: () => void;
}

const closed: ArabicEntrance = { isOpen: false, leave: () => {} };
export const ArabicEntranceContext = createContext<ArabicEntrance>(closed);

export function useArabicEntrance(): ArabicEntrance {
  return useContext(ArabicEntranceContext);
}

/**
 * The browser's history. Below `/ar` the same routes are found, and links stay there: what React Router's own
 * BrowserRouter cannot do, since the visitor can leave `/ar` for the same page without it.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        setFirstPageFinished(false);
        wakeParts();
        startTransition(() => setState({ action, location }));
      }),
    [history],
  );
  const basename = entranceOf(location.pathname);
  const isOpen = basename === ARABIC_ENTRANCE;
  const entrance = useMemo(
    (): ArabicEntrance => ({
      isOpen,
      leave() {
        if (entranceOf(history.location.pathname) !== ARABIC_ENTRANCE) return;
        const { pathname, search, hash } = history.location;
        history.push({ pathname: plainPathOf(pathname), search, hash });
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
