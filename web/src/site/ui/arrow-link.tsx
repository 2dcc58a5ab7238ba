import ArrowForward from 'icon:ArrowForward';
import type { ReactNode } from 'react';
import { Box } from '../../shared/ui/box';
import { DirectionalIcon } from '../../shared/ui/icon';
import { LocaleLink } from '../../shared/ui/locale-link';
import { touchLink } from './layout-styles';

interface Props {
  to: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that is quieter than a button. */
export function ArrowLink({ children, ...props }: Props) {
  return (
    <Box {...props} component={LocaleLink} className="no-print" sx={link}>
      {children}
      <DirectionalIcon icon={ArrowForward} />
    </Box>
  );
}

const link = {
  ...touchLink,
  gap: 1,
  color: 'primary.main',
  fontWeight: 600,
  textDecoration: 'none',
  '& > svg': { fontSize: '1.25rem' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.35em' },
} as const;
