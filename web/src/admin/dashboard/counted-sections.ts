import type { Dashboard } from '@alnafitha/contract';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

export type Counts = Dashboard['counts'];
export type Counted = keyof Counts;

interface Area {
  counted: Counted;
  path: string;
  title: PlainTranslationKey;
  description: PlainTranslationKey;
  icon: typeof SvgIcon;
}

export const COUNTED_SECTIONS: readonly Area[] = [
  {
    counted: 'contacts',
    path: '/admin/messages',
    title: 'Messages',
    description: 'From the contact forms',
    icon: MailOutlined,
  },
  {
    counted: 'blogPosts',
    path: '/admin/blog-posts',
    title: 'Blog Posts',
    description: 'Published and drafts',
    icon: ArticleOutlined,
  },
  {
    counted: 'projects',
    path: '/admin/projects',
    title: 'Projects',
    description: 'In the portfolio',
    icon: WorkOutlined,
  },
  {
    counted: 'images',
    path: '/admin/images',
    title: 'Media',
    description: 'Images in the library',
    icon: ImageOutlined,
  },
];
