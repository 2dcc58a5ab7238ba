import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { styles } from '../polymorphic';

interface Props {
  id: string;
  /** In the reader's language. */
  text: string | undefined;
  sx?: SxProps<Theme>;
}

/** What is wrong with the field above, if anything. */
export function FieldError({ id, text, sx }: Props) {
  if (!text) return null;
  return (
    <Typography id={id} variant="caption" component="p" sx={styles(error, sx)}>
      {text}
    </Typography>
  );
}

const error = { marginBlockStart: '3px', color: 'error.main' };
