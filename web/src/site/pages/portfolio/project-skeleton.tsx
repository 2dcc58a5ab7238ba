import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Skeleton } from '../../../shared/ui/skeleton';
import { factRow } from './project-details';
import { pictureFrame } from './project-images';

interface Props {
  /** Layout of the details. */
  sx: SystemStyleObject;
  /** Content above the details. */
  children?: ReactNode;
}

export function ProjectSkeleton({ sx, children }: Props) {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading the project')} sx={sx}>
      {children}
      <Box sx={factRow}>
        {[1, 2, 3, 4].map((index) => (
          <div key={index}>
            <Skeleton sx={{ typography: 'body2', inlineSize: '50%' }} />
            <Skeleton />
          </div>
        ))}
      </Box>
      <Skeleton variant="rectangular" sx={{ blockSize: 'auto', gridColumn: 'picture', ...pictureFrame }} />
      <Box sx={{ gridColumn: 'text' }}>
        <Skeleton />
        <Skeleton sx={{ inlineSize: '60%' }} />
      </Box>
    </Box>
  );
}
