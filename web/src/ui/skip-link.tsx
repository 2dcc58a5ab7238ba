import Link from '@mui/material/Link';

/** The first stop of the Tab key: over the navigation, to the page's `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        insetBlockStart: 8,
        zIndex: 'tooltip',
        padding: 1.5,
        borderRadius: 1,
        backgroundColor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {label}
    </Link>
  );
}
