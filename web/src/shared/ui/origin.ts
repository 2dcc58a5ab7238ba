import { createContext } from 'react';

/** Scheme and host of the site, for absolute URLs of links and images. */
export const OriginContext = createContext('');
