import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import AddToPhotosOutlined from '@mui/icons-material/AddToPhotosOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { SETTINGS } from '../layout/navigation';
import { useMay } from '../session/use-may';
import { DashboardCard } from './dashboard-card';

const actions: readonly { label: PlainTranslationKey; to: string; icon: typeof SvgIcon }[] = [
  { label: 'New Blog Post', to: '/admin/blog-posts/new', icon: PostAddOutlined },
  { label: 'Add Project', to: '/admin/projects/new', icon: AddToPhotosOutlined },
  { label: 'Add Service', to: '/admin/services/new', icon: HandymanOutlined },
  { label: 'Upload Media', to: '/admin/images/upload', icon: AddPhotoAlternateOutlined },
];

export function QuickActions() {
  const { t } = useLanguage();
  const may = useMay();
  return (
    <DashboardCard title={t('Quick Actions')}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {actions.map(({ label, to, icon: Icon }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="outlined"
            startIcon={<Icon />}
            sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
          >
            {t(label)}
          </Button>
        ))}
      </Box>
      {may('admin') && (
        <Button
          component={Link}
          to={SETTINGS.path}
          startIcon={<SettingsOutlined />}
          sx={{ marginBlockStart: 1.5 }}
        >
          {t('Manage All Settings')}
        </Button>
      )}
    </DashboardCard>
  );
}
