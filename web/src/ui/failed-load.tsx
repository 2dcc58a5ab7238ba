import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Stands where something could not be loaded, with a way to try again. */
export function FailedLoad({ text, retryLabel, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      sx={{ margin: 3, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
