import type { Ref } from 'react';
import { Box } from '../../shared/ui/box';
import { visuallyHidden } from '../../shared/ui/visually-hidden';

/**
 * A field for programs, which fill in whatever they find. Neither eyes, screen readers nor the keyboard come to it, and
 * browsers and password managers are told to leave it alone.
 */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
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
