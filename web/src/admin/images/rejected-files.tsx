import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import type { RejectedFile } from './chosen-files';

/** The reasons why chosen files were not taken. A reason without a name is that of a limit. */
export function RejectedFiles({ rejected }: { rejected: readonly Partial<RejectedFile>[] }) {
  const { translateIfKnown } = useLanguage();
  if (rejected.length === 0) return null;
  return (
    <Alert severity="error">
      {rejected.map(({ name, reason = '' }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and names may repeat.
        <Box key={index} sx={{ overflowWrap: 'anywhere' }}>
          {name !== undefined && (
            <>
              <bdi>{bidiText(name)}</bdi>:{' '}
            </>
          )}
          {translateIfKnown(reason)}
        </Box>
      ))}
    </Alert>
  );
}
