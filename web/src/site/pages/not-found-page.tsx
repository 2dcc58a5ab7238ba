import { Navigate, useLocation } from 'react-router-dom';
import { NotFound } from '../layout/not-found';
import { useHydrated } from '../ui/use-hydrated';

/** Some chats encode the `#` of a preview's link, which makes its token a part of the path. */
const ENCODED_PREVIEW = /^((?:\/ar)?\/preview)\/?%23(.+)/;

export default function NotFoundPage() {
  const [, pathname, hash] = ENCODED_PREVIEW.exec(useLocation().pathname) ?? [];
  const isHydrated = useHydrated();
  return pathname && hash && isHydrated ? <Navigate to={{ pathname, hash }} replace /> : <NotFound />;
}
