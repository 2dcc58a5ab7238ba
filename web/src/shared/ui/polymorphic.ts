import type { ComponentPropsWithRef, ElementType } from 'react';
import type { Sx } from './style/style';

/** Props of a part that can be another element, such as a link: its own, and those of the element. */
export type PropsAs<Root extends ElementType, Own = object> = Own & {
  component?: Root;
  sx?: Sx | undefined;
} & Omit<ComponentPropsWithRef<Root>, keyof Own | 'component' | 'sx'>;

/** The same where the element does not matter. */
export type PropsOfAny = PropsAs<ElementType>;

/** Several styles as one, in which the later overrule the earlier. */
export function styles(...parts: (Sx | false | undefined)[]): Sx {
  return parts.flatMap((part) => part || []);
}
