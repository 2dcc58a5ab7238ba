import { IMAGE_MIME_TYPES } from '@alnafitha/contract';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface Props extends ButtonProps {
  /** Accessible name of the file input. */
  inputLabel: string;
  multiple?: boolean;
  /** MIME types of the picker, comma-separated; images by default. */
  accept?: string;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file picker. */
export function FileButton({
  inputLabel,
  multiple = false,
  accept = IMAGE_MIME_TYPES.join(','),
  onFiles,
  ...button
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={inputLabel}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again after its removal or rejection.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
