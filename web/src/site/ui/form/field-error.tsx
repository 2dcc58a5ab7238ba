import { Typography } from '../../../shared/ui/typography';

interface Props {
  id: string;
  /** In the visitor's language. */
  text: string | undefined;
}

/** The validation error of the field above, if any. */
export function FieldError({ id, text }: Props) {
  if (!text) return null;
  return (
    <Typography id={id} variant="caption" component="p" sx={error}>
      {text}
    </Typography>
  );
}

const error = { marginBlockStart: '3px', color: 'error.main' };
