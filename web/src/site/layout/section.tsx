import { type ReactNode, useId } from 'react';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { Typography } from '../../shared/ui/typography';

interface Props {
  title: string;
  /** A short line above the title. */
  overline?: string;
  introduction?: string;
  /** The anchor of links to the section. */
  id?: string;
  /** `band` has a background of its own. */
  tone?: 'plain' | 'band';
  /** Beside the title, at inline end. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({
  title,
  overline,
  introduction,
  tone = 'plain',
  action,
  children,
  ...props
}: Props) {
  const titleId = useId();
  return (
    <Box
      {...props}
      component="section"
      aria-labelledby={titleId}
      sx={{
        paddingBlock: { xs: 6, md: 10 },
        scrollMarginBlockStart: 72,
        ...(tone === 'band' && { backgroundColor: 'background.paper' }),
      }}
    >
      <Container maxWidth="xl">
        <Box sx={head}>
          {overline && (
            <Typography color="secondary" sx={{ fontWeight: 600 }}>
              {overline}
            </Typography>
          )}
          <Box sx={titles}>
            <Typography id={titleId} variant="h2" sx={{ maxInlineSize: '22ch', textWrap: 'balance' }}>
              {title}
            </Typography>
            {action}
            {introduction && (
              <Typography color="textSecondary" sx={{ flexBasis: '100%', maxInlineSize: '62ch' }}>
                {introduction}
              </Typography>
            )}
          </Box>
        </Box>
        {children}
      </Container>
    </Box>
  );
}

/** The overline has a column of its own on wide screens. */
const head = {
  display: 'grid',
  gap: { xs: 1.5, lg: 3 },
  gridTemplateColumns: { lg: '3fr 9fr' },
  marginBlockEnd: { xs: 4, md: 7 },
  paddingBlockStart: { xs: 2, md: 3 },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
const titles = {
  gridColumn: { lg: 2 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'end',
  justifyContent: 'space-between',
};
