import { comparableText } from '@alnafitha/contract';
import type { SxProps } from '@mui/system';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from './search-field';

/** Milliseconds. */
const SEARCH_DELAY = 300;

interface Props {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  maxLength: number;
  sx?: SxProps;
}

/** Follows `search` when it changes from outside (Back, a link). */
export function DebouncedSearchField({ label, search, onSearch, maxLength, sx }: Props) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    setAsked(search);
    setText(search);
  }

  const ask = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    onSearch(wanted);
  });
  const wanted = comparableText(text);
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => ask(wanted), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [wanted, asked]);

  return (
    <SearchField label={label} value={text} onChange={setText} maxLength={maxLength} {...(sx && { sx })} />
  );
}
