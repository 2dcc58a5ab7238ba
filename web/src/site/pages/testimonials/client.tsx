import type { Testimonial } from '@alnafitha/contract';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';

type Props = Pick<Testimonial, 'name' | 'position' | 'project' | 'image' | 'picture'>;

/** The client and the project, beside an image of the work if there is one. */
export function Client({ name, position, project, image, picture }: Props) {
  return (
    <Box component="figcaption" sx={caption}>
      <div>
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {position}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {project}
        </Typography>
      </div>
      {image !== undefined && (
        <Image image={image} picture={picture} alt="" sizes="120px" ratio={3 / 2} sx={work} />
      )}
    </Box>
  );
}

const caption = { display: 'flex', gap: 2, alignItems: 'end', justifyContent: 'space-between' } as const;
const work = { flexShrink: 0, inlineSize: 120 };
