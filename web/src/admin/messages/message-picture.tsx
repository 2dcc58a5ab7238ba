import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';

type Props = Required<Pick<ComponentProps<'img'>, 'src' | 'alt'>> &
  Pick<ComponentProps<'img'>, 'loading'> & { sx: BoxProps['sx'] };

/** A picture of the sender, or a text if it is broken or gone. */
export function MessagePicture(props: Props) {
  const { t } = useLanguage();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Typography variant="caption">{t('The picture cannot be shown')}</Typography>;
  return <Box component="img" {...props} onError={() => setBroken(true)} />;
}
