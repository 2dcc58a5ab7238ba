import type { ElementType } from 'react';
import { Box, mergeSx, type PropsAs, type PropsOfAny } from './box';
import type { TypographyVariant } from './theme/tokens';

interface OwnProps {
  variant?: TypographyVariant;
  color?: keyof typeof colors;
}

const colors = { inherit: 'inherit', secondary: 'secondary.main', textSecondary: 'text.secondary' };

const elements: Partial<Record<TypographyVariant, ElementType>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
};

/** Unlike MUI's, which needs a theme of half the size that a public page may load. */
export function Typography<Root extends ElementType = 'p'>({
  variant = 'body1',
  color,
  sx,
  ...props
}: PropsAs<Root, OwnProps>) {
  const style = { margin: 0, typography: variant, ...(color && { color: colors[color] }) };
  const { component = elements[variant] ?? 'p', ...attributes }: PropsOfAny = props;
  return <Box component={component} {...attributes} sx={mergeSx(style, sx)} />;
}
