import type { SystemStyleObject } from '@mui/system';
import type { ElementType, ReactNode } from 'react';
import { Box, mergeSx, type PropsAs, type PropsOfAny } from './box';
import { plainButton, typeOf } from './plain-button';

interface OwnProps {
  variant?: 'text' | 'outlined' | 'contained';
  color?: 'primary' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

/** Looks like MUI's button at a tenth of the size. */
export function Button<Root extends ElementType = 'button'>({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  sx,
  children,
  ...props
}: PropsAs<Root, OwnProps>) {
  const { component = 'button', ...attributes }: PropsOfAny = props;
  const [paddingBlock, paddingInline] = paddings[variant][size];
  const icon = { display: 'inherit', '& > svg': { fontSize: iconSizes[size] } };
  const outer = size === 'small' ? '-2px' : '-4px';
  return (
    <Box
      {...typeOf(component)}
      {...attributes}
      component={component}
      className="no-print"
      sx={mergeSx(
        plainButton,
        root,
        { paddingBlock: `${paddingBlock}px`, paddingInline: `${paddingInline}px` },
        size !== 'medium' && { fontSize: size === 'small' ? '0.8125rem' : '0.9375rem' },
        fullWidth && { inlineSize: '100%' },
        variants[variant](color),
        sx,
      )}
    >
      {startIcon && (
        <Box component="span" sx={{ ...icon, marginInlineStart: outer, marginInlineEnd: '8px' }}>
          {startIcon}
        </Box>
      )}
      {children}
      {endIcon && (
        <Box component="span" sx={{ ...icon, marginInlineStart: '8px', marginInlineEnd: outer }}>
          {endIcon}
        </Box>
      )}
    </Box>
  );
}

const paddings = {
  text: { small: [4, 5], medium: [6, 8], large: [8, 11] },
  outlined: { small: [3, 9], medium: [5, 15], large: [7, 21] },
  contained: { small: [3, 9], medium: [5, 15], large: [7, 21] },
} as const;
const iconSizes = { small: 18, medium: 20, large: 22 };

const root = {
  typography: 'button',
  minWidth: 64,
  minHeight: 44,
  borderRadius: 1,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: '250ms cubic-bezier(0.4, 0, 0.2, 1)',
    transitionProperty: 'background-color, border-color, color',
  },
};

type Color = NonNullable<OwnProps['color']>;
const textColor = (color: Color) => (color === 'inherit' ? 'inherit' : `${color}.main`);
/** The text colour at the theme's hover opacity. */
const tint = (color: Color) =>
  color === 'inherit'
    ? 'action.hover'
    : 'color-mix(in srgb, currentColor calc(var(--mui-palette-action-hoverOpacity) * 100%), transparent)';
const hover = (style: SystemStyleObject) => ({ '@media (hover: hover)': { '&:hover': style } });

const variants = {
  text: (color: Color) => ({
    color: textColor(color),
    ...hover({ backgroundColor: tint(color) }),
    '&:disabled': { color: 'action.disabled' },
  }),
  outlined: (color: Color) => ({
    color: textColor(color),
    border: '1px solid',
    borderColor: color === 'inherit' ? 'currentColor' : 'color-mix(in srgb, currentColor 50%, transparent)',
    ...hover({ borderColor: 'currentColor', backgroundColor: tint(color) }),
    '&:disabled': { color: 'action.disabled', borderColor: 'action.disabledBackground' },
  }),
  contained: (color: Color) => ({
    color: `${color}.contrastText`,
    backgroundColor: `${color}.main`,
    outlineOffset: -4,
    // Forced colours remove the background and show the border.
    border: '1px solid transparent',
    ...hover({ backgroundColor: `${color}.dark` }),
    '&:disabled': { color: 'action.disabled', backgroundColor: 'action.disabledBackground' },
  }),
};
