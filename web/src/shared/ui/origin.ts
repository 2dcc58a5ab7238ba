import { createContext } from 'react';

/** Scheme and host of the site: what a shared link or picture needs before its path. */
export const OriginContext = createContext('');
