import { Box } from './box';
import { Button } from './button';

interface Props {
  text: string;
  retryLabel: string;
  onRetry: () => void;
  /** 0 inside something that keeps a distance from the edges. */
  margin?: 0;
}

export function FailedLoad({ text, retryLabel, onRetry, margin }: Props) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        margin: margin ?? 3,
        padding: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
      }}
    >
      {text}
      <Button color="error" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Box>
  );
}
