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
        paddingBlock: { xs: 7, md: 11 },
        scrollMarginBlockStart: 72,
        ...(tone === 'band' && { backgroundColor: 'background.paper' }),
      }}
    >
      <Container maxWidth="xl">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'end',
            justifyContent: 'space-between',
            marginBlockEnd: { xs: 4, md: 6 },
          }}
        >
          <Box sx={{ maxInlineSize: 720 }}>
            {overline && (
              <Typography color="secondary" sx={{ fontWeight: 700, marginBlockEnd: 0.5 }}>
                {overline}
              </Typography>
            )}
            <Typography id={titleId} variant="h2">
              {title}
            </Typography>
            {introduction && (
              <Typography color="textSecondary" sx={{ marginBlockStart: 1.5, fontSize: '1.075rem' }}>
                {introduction}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
