import type SvgIcon from '@mui/material/SvgIcon';
import { useTheme } from '@mui/material/styles';

/** An icon that points along the reading direction: drawn for left-to-right, mirrored in right-to-left. */
export function DirectionalIcon({ icon: Icon }: { icon: typeof SvgIcon }) {
  const { direction } = useTheme();
  return <Icon sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }} />;
}
