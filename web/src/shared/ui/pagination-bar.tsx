import ChevronLeft from 'icon:ChevronLeft';
import ChevronRight from 'icon:ChevronRight';
import { pageItems } from '@alnafitha/contract';
import type { ComponentType, ReactNode } from 'react';
import { Box } from './box';
import { Button } from './button';
import { DirectionalIcon } from './icon';
import { IconButton } from './icon-button';
import { Typography } from './typography';

interface ArrowProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

interface Props {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  Arrow?: ComponentType<ArrowProps>;
}

/** Numbered pages with ellipses; nothing for a single page. */
export function PaginationBar({ page, totalPages, onChange, labels, Arrow = PlainArrow }: Props) {
  if (totalPages <= 1) return null;
  const items = pageItems(page, totalPages);
  return (
    <Box
      component="nav"
      className="no-print"
      aria-label={labels.navigation}
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
    >
      <Arrow label={labels.previous} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <DirectionalIcon icon={ChevronLeft} />
      </Arrow>
      {items.map((item, index) =>
        item === '…' ? (
          <Typography key={`gap-after-${items[index - 1]}`} aria-hidden sx={{ paddingInline: 0.5 }}>
            …
          </Typography>
        ) : (
          <Button
            key={item}
            color="inherit"
            aria-current={item === page ? 'page' : undefined}
            aria-label={labels.page(item)}
            onClick={() => onChange(item)}
            sx={[number, item === page && current]}
          >
            {item}
          </Button>
        ),
      )}
      <Arrow label={labels.next} disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        <DirectionalIcon icon={ChevronRight} />
      </Arrow>
    </Box>
  );
}

const number = { minWidth: 44, paddingInline: 1, fontSize: '1rem', color: 'text.secondary' };
const current = {
  color: 'text.primary',
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.5em',
};

function PlainArrow({ label, ...props }: ArrowProps) {
  return <IconButton aria-label={label} {...props} />;
}
