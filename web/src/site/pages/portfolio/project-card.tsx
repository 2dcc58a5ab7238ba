import type { Project } from '@alnafitha/contract';
import { type ReactNode, ViewTransition } from 'react';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { useProjectCaption } from './captions';

interface Props {
  project: Project;
  /** Takes a whole row. */
  isLarge?: boolean;
  /** First of the page. */
  hasPriority?: boolean;
}

/** The whole card links to the project's page. */
export function ProjectCard({ project, isLarge = false, hasPriority = false }: Props) {
  const captionOf = useProjectCaption();
  const { id, title } = project;
  return (
    <Box component="li" sx={isLarge ? { ...card, gridColumn: '1 / -1' } : card}>
      <ProjectTransition id={id}>
        <Image
          image={project.image}
          picture={project.picture}
          alt=""
          // Below the real width on a phone, so that dense screens load the medium variant.
          sizes={`(max-width: 767px) 300px, ${isLarge ? 'min(1232px, 95vw)' : 'min(604px, 47vw)'}`}
          priority={hasPriority}
          sx={projectFrame(isLarge)}
        />
      </ProjectTransition>
      <Typography
        variant="h3"
        sx={{ marginBlockStart: 2, marginBlockEnd: 0.5, ...(isLarge && { fontSize: { md: '1.75rem' } }) }}
      >
        <Box component={LocaleLink} to={`/portfolio/${id}`} sx={link}>
          {bidiText(title)}
        </Box>
      </Typography>
      <Typography color="textSecondary">{bidiText(captionOf(project))}</Typography>
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

export const projectFrame = (isLarge: boolean) => ({
  aspectRatio: { xs: '3 / 2', ...(isLarge && { md: '21 / 9' }) },
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
