import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a part that can be another element, such as a link: its own, and those of the element. */
export type PropsAs<Root extends ElementType, Own = object> = Own & {
  component?: Root;
  sx?: SxProps<Theme>;
} & Omit<ComponentPropsWithRef<Root>, keyof Own | 'component' | 'sx'>;

/** Several styles as one, in which the later overrule the earlier. */
export function styles(...parts: (SxProps<Theme> | false | undefined)[]) {
  return parts.flatMap((part) => part || []);
}
