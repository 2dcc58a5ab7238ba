import { createContext } from 'react';

/** Scheme and host of the site, for absolute URLs of links and images. */
export const OriginContext = createContext('');

interface Props {
  title: string;
  description?: string;
}

/** Title and description of a page; React hoists them into the document's head. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
