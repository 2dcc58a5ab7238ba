import Photo from 'icon:ImageOutlined';
import { Box } from './box';

/** Fills the frame of something that has no picture. There is nothing in it to read out. */
export function NoPicture() {
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
      <Photo sx={{ fontSize: 40 }} />
    </Box>
  );
}
