import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { ResponseContext } from './response-context';

/** Replaces another path of a page, unprefixed and decoded, with its canonical one. */
export function useCanonicalPath(current: string, canonical: string): void {
  const navigate = useNavigate();
  const { localePath } = useLanguage();
  const { search, hash } = useLocation();
  const path = localePath(canonical);
  const response = useContext(ResponseContext);
  const isElsewhere = localePath(current) !== path;
  if (import.meta.env.SSR && isElsewhere) response.location = path + search;
  useEffect(() => {
    if (isElsewhere) navigate({ pathname: path, search, hash }, { replace: true });
  }, [path, isElsewhere, search, hash, navigate]);
}
