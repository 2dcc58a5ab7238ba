import { IMAGE_CATEGORIES, type ImageCategory } from '@alnafitha/contract';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLanguage } from '../../shared/i18n/language-context';
import { HAIRLINE } from '../../shared/ui/hairline';
import { useCompany } from '../ui/use-company';

interface Props {
  /** The chosen category; absent for all. */
  category: ImageCategory | undefined;
  onChange: (category: ImageCategory | undefined) => void;
  panelId: string;
}

export function CategoryTabs({ category, onChange, panelId }: Props) {
  const { t } = useLanguage();
  const { isSample } = useCompany().en;
  const tabs = IMAGE_CATEGORIES.filter((tab) => tab !== 'Website' || !isSample);
  return (
    <Tabs
      value={category ?? 'All'}
      onChange={(_, chosen) => onChange(IMAGE_CATEGORIES.find((category) => category === chosen))}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('Category')}
      sx={{ borderBlockEnd: HAIRLINE }}
    >
      {(['All', ...tabs] as const).map((tab) => (
        <Tab key={tab} value={tab} label={t(tab)} id={tabId(panelId, tab)} aria-controls={panelId} />
      ))}
    </Tabs>
  );
}

export function tabId(panelId: string, category: ImageCategory | 'All' = 'All'): string {
  return `${panelId}-${category}`;
}
