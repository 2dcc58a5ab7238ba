import type { Project } from '@alnafitha/contract';
import { type ReactNode, ViewTransition } from 'react';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { useProjectCaption } from './captions';

/** Columns that a card spans: of two on a phone, of six on wide screens. */
export interface ProjectSpan {
  readonly phone: 1 | 2;
  readonly wide: 2 | 3 | 6;
}

const ALONE: ProjectSpan = { phone: 2, wide: 2 };

interface Props {
  project: Project;
  /** Set in the grid of projects. */
  span?: ProjectSpan;
  /** The first card of the page loads its image first. */
  hasPriority?: boolean;
}

/** The whole card links to the project's page. */
export function ProjectCard({ project, span, hasPriority = false }: Props) {
  const captionOf = useProjectCaption();
  const { id, title } = project;
  const { phone, wide } = span ?? ALONE;
  return (
    <Box component="li" sx={span ? { ...card, ...projectColumns(span) } : card}>
      <ProjectTransition id={id}>
        <Image
          image={project.image}
          picture={project.picture}
          alt=""
          // Smaller than the real width on a phone, so that dense screens load the medium variant.
          sizes={`(max-width: 767px) ${phone === 1 ? 160 : 300}px, ${WIDTHS[wide]}`}
          priority={hasPriority}
          sx={projectFrame(wide)}
        />
      </ProjectTransition>
      <Typography
        variant="h3"
        sx={{
          marginBlockStart: { xs: phone, md: 2 },
          marginBlockEnd: 0.5,
          ...(phone === 1 && { fontSize: { xs: '1.0625rem', md: '1.35rem' } }),
          ...(wide === 6 && { fontSize: { md: '1.75rem' } }),
        }}
      >
        <Box component={LocaleLink} to={`/portfolio/${id}`} sx={link}>
          {bidiText(title)}
        </Box>
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {bidiText(captionOf(project))}
      </Typography>
    </Box>
  );
}

/** Moves a card's image to its place on the project's page, and back. */
export function ProjectTransition({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`project-${id}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}

const WIDTHS = { 2: 'min(395px, 31vw)', 3: 'min(604px, 47vw)', 6: 'min(1232px, 95vw)' };

export const projectColumns = (span: ProjectSpan) => ({
  gridColumn: { xs: `span ${span.phone}`, md: `span ${span.wide}` },
});

export const projectFrame = (wide: ProjectSpan['wide']) => ({
  aspectRatio: { xs: '3 / 2', ...(wide === 6 && { md: '21 / 9' }) },
});

const card = {
  position: 'relative',
  minInlineSize: 0,
  '&:has(a:focus-visible)': { outline: '2px solid', outlineOffset: 4 },
  '&:hover a': { textDecorationLine: 'underline' },
};
const link = {
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
