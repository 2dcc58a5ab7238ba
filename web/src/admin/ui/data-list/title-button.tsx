import Link from '@mui/material/Link';

interface Props {
  children: string;
  onClick: () => void;
}

/** The title of an entry that opens it for editing. */
export function TitleButton({ children, onClick }: Props) {
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      color="textPrimary"
      translate="no"
      onClick={onClick}
      sx={{ font: 'inherit', fontWeight: 600, textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      <bdi>{children}</bdi>
    </Link>
  );
}
