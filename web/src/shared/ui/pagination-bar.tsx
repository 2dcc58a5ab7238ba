import ChevronLeft from 'icon:ChevronLeft';
import ChevronRight from 'icon:ChevronRight';
import { pageItems } from '@alnafitha/contract';
import { Box } from './box';
import { Button } from './button';
import { DirectionalIcon } from './directional-icon';
import { IconButton } from './icon-button';
import { Typography } from './typography';

interface Props {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** Numbered pages with ellipses; nothing when there is only one. */
export function PaginationBar({ page, totalPages, onChange, labels }: Props) {
  if (totalPages <= 1) return null;
  const items = pageItems(page, totalPages);
  return (
    <Box
      component="nav"
      aria-label={labels.navigation}
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
    >
      <IconButton aria-label={labels.previous} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <DirectionalIcon icon={ChevronLeft} />
      </IconButton>
      {items.map((item, index) =>
        item === '…' ? (
          <Typography key={`gap-after-${items[index - 1]}`} aria-hidden sx={{ paddingInline: 0.5 }}>
            …
          </Typography>
        ) : (
          <Button
            key={item}
            variant={item === page ? 'contained' : 'text'}
            aria-current={item === page ? 'page' : undefined}
            aria-label={labels.page(item)}
            onClick={() => onChange(item)}
            sx={{ minWidth: 44, paddingInline: 1 }}
          >
            {item}
          </Button>
        ),
      )}
      <IconButton aria-label={labels.next} disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        <DirectionalIcon icon={ChevronRight} />
      </IconButton>
    </Box>
  );
}
