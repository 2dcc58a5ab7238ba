import createBox from '@mui/system/createBox';
import { systemTheme } from './theme/system-theme';

/** MUI's Box; outside MUI's theme it has the system theme. */
export const Box = createBox({ defaultTheme: systemTheme, defaultClassName: '' });
