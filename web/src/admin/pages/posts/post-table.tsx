import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLanguage } from '../../../shared/i18n/language-context';
import { PostRowActions, Thumbnail } from './post-cells';
import type { PostListProps } from './post-list-props';
import { PublishSwitch } from './publish-switch';

export function PostTable({ posts, ...actions }: PostListProps) {
  const { t, translateIfKnown, formatDate } = useLanguage();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={t('Blog Posts')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Picture')}</TableCell>
            <TableCell>{t('Title')}</TableCell>
            <TableCell>{t('Category')}</TableCell>
            <TableCell>{t('Date')}</TableCell>
            <TableCell>{t('Author')}</TableCell>
            <TableCell>{t('Published')}</TableCell>
            <TableCell>{t('Actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {posts.map((post) => (
            <TableRow key={post.id} hover>
              <TableCell>
                <Thumbnail post={post} />
              </TableCell>
              <TableCell sx={{ inlineSize: '36%', fontWeight: 600, overflowWrap: 'anywhere' }}>
                <bdi>{post.title}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{translateIfKnown(post.category)}</bdi>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(post.date)}</TableCell>
              <TableCell>
                <bdi>{translateIfKnown(post.author)}</bdi>
              </TableCell>
              <TableCell>
                <PublishSwitch post={post} />
              </TableCell>
              <TableCell>
                <PostRowActions post={post} {...actions} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
