import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Typography } from '../../shared/ui/typography';
import { filledColumns } from './layout-styles';

interface Props {
  /** `time` is the duration of a step. */
  items: readonly { title: string; time?: string; text: string }[];
}

export function NumberedGrid({ items }: Props) {
  return (
    <Box component="ol" sx={filledColumns(items.length, { xs: 1, sm: 2, lg: 4 })}>
      {items.map(({ title, time, text }, index) => (
        <li key={title}>
          <Typography aria-hidden variant="h2" component="p" color="secondary" sx={number}>
            {String(index + 1).padStart(2, '0')}
          </Typography>
          <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
            {bidiText(title)}
          </Typography>
          {time && <Typography sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{bidiText(time)}</Typography>}
          <Typography color="textSecondary" sx={{ maxInlineSize: '62ch' }}>
            {bidiText(text)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

const number = { fontWeight: 'var(--display-weight)', marginBlockEnd: { xs: 2, md: 6 } };
