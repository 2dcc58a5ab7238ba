import type { ComponentPropsWithRef, ElementType } from 'react';
import type { Sx } from './style/style';

/** Props of a polymorphic component: its own, and those of the element it renders. */
export type PropsAs<Root extends ElementType, Own = object> = Own & {
  component?: Root;
  sx?: Sx | undefined;
} & Omit<ComponentPropsWithRef<Root>, keyof Own | 'component' | 'sx'>;

/** The same for any element. */
export type PropsOfAny = PropsAs<ElementType>;

/** Merges styles; later ones override earlier ones. */
export function styles(...parts: (Sx | false | undefined)[]): Sx {
  return parts.flatMap((part) => part || []);
}
