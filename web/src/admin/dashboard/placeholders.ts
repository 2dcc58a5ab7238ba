import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import SystemUpdateAltOutlined from '@mui/icons-material/SystemUpdateAltOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import type { Counted } from './counted-sections';

/* Example values, as specified: nothing monitors the server, stores history or sends notifications yet. */

export type Trend = 'up' | 'down' | 'neutral';

export const TRENDS: Record<Counted, Trend> = {
  contacts: 'up',
  blogPosts: 'up',
  projects: 'neutral',
  images: 'down',
};

/** A fixed trend, independent of the count. */
export const TREND_TEXTS: Record<Trend, string> = { up: '+5%', down: '-3%', neutral: '0%' };

interface Gauge {
  label: PlainTranslationKey;
  /** Level in percent. */
  value: number;
  verdict?: PlainTranslationKey;
}

export const SYSTEM_STATUS: readonly Gauge[] = [
  { label: 'Server health', value: 92, verdict: 'Good' },
  { label: 'Storage', value: 45 },
  { label: 'Database', value: 28 },
];

interface Notice {
  title: PlainTranslationKey;
  text: PlainTranslationKey;
  icon: typeof SvgIcon;
  color: 'success' | 'info' | 'warning';
}

export const NOTICES: readonly Notice[] = [
  {
    title: 'Backup complete',
    text: 'All content was saved successfully.',
    icon: CloudDoneOutlined,
    color: 'success',
  },
  {
    title: 'System update available',
    text: 'A new version is ready to install.',
    icon: SystemUpdateAltOutlined,
    color: 'info',
  },
  {
    title: 'Storage warning',
    text: 'Almost half of the storage is in use.',
    icon: WarningAmberOutlined,
    color: 'warning',
  },
];
