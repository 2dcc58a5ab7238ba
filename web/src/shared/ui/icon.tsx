import type { SxProps } from '@mui/system';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../i18n/language-context';
import { Box, mergeSx } from './box';

/** Mirrored in right-to-left. */
export function DirectionalIcon({ icon: Icon }: { icon: Icon }) {
  const { direction } = useLanguage();
  return <Icon sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }} />;
}

interface IconProps extends Omit<ComponentProps<'svg'>, 'color' | 'fontSize'> {
  fontSize?: keyof typeof sizes;
  color?: keyof typeof colors;
  sx?: SxProps | undefined;
}
export type Icon = (props: IconProps) => ReactNode;

const sizes = { inherit: 'inherit', small: '1.25rem', medium: '1.5rem' };
const colors = {
  action: 'action.active',
  error: 'error.main',
  secondary: 'secondary.main',
  success: 'success.main',
};

/** A 24 by 24 icon in the text's colour and size, hidden from screen readers. */
export function createIcon(content: ReactNode): Icon {
  return ({ fontSize = 'medium', color, sx, ...props }) => (
    <Box
      component="svg"
      focusable={false}
      aria-hidden
      viewBox="0 0 24 24"
      {...props}
      sx={mergeSx(root, { fontSize: sizes[fontSize], color: color && colors[color] }, sx)}
    >
      {content}
    </Box>
  );
}

const root = {
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  fill: 'currentColor',
  userSelect: 'none',
  WebkitUserSelect: 'none',
};
