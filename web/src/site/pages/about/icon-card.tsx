import { Box } from '../../../shared/ui/box';
import type { Icon } from '../../../shared/ui/icon';
import { Typography } from '../../../shared/ui/typography';

interface Props {
  icon: Icon;
  title: string;
  text: string;
}

/** A short text under a heading, with an icon. */
export function IconCard({ icon: Icon, title, text }: Props) {
  return (
    <Box
      sx={{
        padding: { xs: 2.5, md: 3.5 },
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      <Icon aria-hidden color="secondary" sx={{ fontSize: 32 }} />
      <Typography component="h3" variant="h4" sx={{ marginBlock: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
    </Box>
  );
}
