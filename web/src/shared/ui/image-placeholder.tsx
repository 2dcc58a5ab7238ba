import ImageOutlined from 'icon:ImageOutlined';
import { Box } from './box';

/** Fills the frame of something without an image. Decorative, so hidden from screen readers. */
export function ImagePlaceholder() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        color: 'rgb(255 255 255 / 0.55)',
        backgroundColor: 'background.band',
      }}
    >
      <ImageOutlined sx={{ fontSize: 40 }} />
    </Box>
  );
}
