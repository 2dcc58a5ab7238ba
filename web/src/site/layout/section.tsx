import { type ReactNode, useId } from 'react';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { HAIRLINE } from '../../shared/ui/hairline';
import { Typography } from '../../shared/ui/typography';
import { dark, twoColumns } from '../ui/layout-styles';

interface Props {
  /** Blank for none. */
  title: string | undefined;
  /** A short line above the title. */
  overline?: string;
  introduction?: string;
  /** Anchor of links to the section. */
  id?: string;
  /** `band` and `dark` have a background. */
  tone?: 'plain' | 'band' | 'dark';
  /** Content beside the title, at inline end. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

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
      aria-labelledby={title ? titleId : undefined}
      sx={{
        paddingBlock: { xs: 6, md: 10 },
        scrollMarginBlockStart: 72,
        // Clips images that reach the edge of the screen, whose width includes the scrollbar.
        overflowX: 'clip',
        ...(tone === 'band' && { backgroundColor: 'background.paper' }),
        ...(tone === 'dark' && dark),
      }}
    >
      <Container maxWidth="xl">
        <Box sx={head}>
          {overline && (
            <Typography color="secondary" sx={{ fontWeight: 600 }}>
              {bidiText(overline)}
            </Typography>
          )}
          <Box sx={titles}>
            {title && (
              <Typography id={titleId} variant="h2" sx={{ maxInlineSize: '22ch' }}>
                {bidiText(title)}
              </Typography>
            )}
            {action}
          </Box>
          {introduction && (
            <Typography color="textSecondary" sx={{ gridColumn: { lg: 2 }, maxInlineSize: '62ch' }}>
              {bidiText(introduction)}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}

/** On wide screens, the overline has a separate column. */
const head = {
  ...twoColumns,
  marginBlockEnd: { xs: 4, md: 7 },
  paddingBlockStart: { xs: 2, md: 3 },
  borderBlockStart: HAIRLINE,
};
const titles = {
  gridColumn: { lg: 2 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'end',
  justifyContent: 'space-between',
};
