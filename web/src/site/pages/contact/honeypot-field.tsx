import type { Ref } from 'react';
import { Box } from '../../../shared/ui/box';
import { visuallyHidden } from '../../ui/visually-hidden';

/**
 * A honeypot: a field that only programs fill in. It is hidden visually and from screen readers and the keyboard, and
 * browsers and password managers are told to ignore it.
 */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box aria-hidden="true" sx={visuallyHidden}>
      <input
        ref={ref}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-bwignore="true"
        data-lpignore="true"
      />
    </Box>
  );
}
