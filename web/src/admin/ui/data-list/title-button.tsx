import Box from '@mui/material/Box';
import { bidiText } from '../../../shared/ui/bidi-text';

interface Props {
  children: string;
  onClick: () => void;
}

export function TitleButton({ children, onClick }: Props) {
  return (
    <Box component="button" type="button" translate="no" onClick={onClick} sx={title}>
      <bdi>{bidiText(children)}</bdi>
    </Box>
  );
}

const title = {
  border: 0,
  padding: 0,
  background: 'none',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
} as const;
