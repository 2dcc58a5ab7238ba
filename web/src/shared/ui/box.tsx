import type { SxProps } from '@mui/system';
import createBox from '@mui/system/createBox';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { systemTheme } from './theme/system-theme';

/** Props of a polymorphic component, and those of the element that it renders. */
export type PropsAs<Root extends ElementType, Own = object> = Own & {
  component?: Root;
  sx?: SxProps | undefined;
} & Omit<ComponentPropsWithRef<Root>, keyof Own | 'component' | 'sx'>;

export type PropsOfAny = PropsAs<ElementType>;

/** Merges styles; later ones override earlier ones. */
export function mergeSx(...styles: (SxProps | false | undefined)[]): SxProps {
  return styles.flat() as SxProps; // `SxProps` is recursive in its type only
}

/** MUI's Box; outside MUI's theme, it has the system theme. */
export const Box = createBox({ defaultTheme: systemTheme, defaultClassName: '' });
