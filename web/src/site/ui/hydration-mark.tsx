import { useEffect } from 'react';

/** Marks in the browser's performance timeline when the page around it is hydrated: `npm run bench` reads it. */
export function HydrationMark() {
  useEffect(() => {
    performance.mark('app:hydrated');
  }, []);
  return null;
}
