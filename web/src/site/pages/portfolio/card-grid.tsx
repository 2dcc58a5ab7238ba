import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Skeleton } from '../../ui/skeleton';

const list = { display: 'grid', listStyle: 'none', margin: 0, padding: 0 } as const;

/** A list of cards; `sx` has the columns and the gap. */
export function CardGrid({ sx, children }: { sx: SystemStyleObject; children: ReactNode }) {
  return (
    <Box component="ul" sx={{ ...list, ...sx }}>
      {children}
    </Box>
  );
}

interface SkeletonProps {
  sx: SystemStyleObject;
  count: number;
  /** Aspect ratio of the image. */
  ratio: number;
  /** The lines of text below the image. */
  lines: readonly SystemStyleObject[];
}

/** A skeleton of a grid of images with text below. */
export function CardGridSkeleton({ sx, count, ratio, lines }: SkeletonProps) {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={{ ...list, ...sx }}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a skeleton
        <div key={index}>
          <Skeleton
            variant="rounded"
            sx={{ blockSize: 'auto', aspectRatio: String(ratio), borderRadius: 1 }}
          />
          {lines.map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a line
            <Skeleton key={number} sx={line} />
          ))}
        </div>
      ))}
    </Box>
  );
}
