import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { HAIRLINE } from '../../shared/ui/hairline';

export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

interface RowProps {
  id?: string;
  title: ReactNode;
  details: readonly (string | undefined)[];
  at?: string | undefined;
  children?: ReactNode;
}

export function Row({ id, title, details, at, children }: RowProps) {
  const { formatDateTime } = useLanguage();
  const shown = details.filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        paddingBlock: 1,
        '& + &': { borderBlockStart: HAIRLINE },
      }}
    >
      <Box id={id}>
        {title}
        <Typography variant="body2" color="textSecondary">
          {shown.map((detail, index) => (
            <span key={detail}>
              <bdi>{detail}</bdi>
              {(at || index < shown.length - 1) && ' · '}
            </span>
          ))}
          {at && <time dateTime={at}>{formatDateTime(at)}</time>}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
