import { Box } from './box';

/** The first link in tab order skips the navigation to `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        insetBlockStart: 8,
        zIndex: 'tooltip',
        padding: 1.5,
        borderRadius: 1,
        color: 'primary.main',
        backgroundColor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {label}
    </Box>
  );
}
