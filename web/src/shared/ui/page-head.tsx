import { createContext } from 'react';

/** Scheme and host of the site, for absolute URLs. */
export const OriginContext = createContext('');

interface Props {
  title: string;
  description?: string;
}

/** React hoists title and description into the document's head. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
