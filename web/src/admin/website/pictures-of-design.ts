import workshop from 'image:aluminium-workshop';
import office from 'image:chairman-office';
import lobby from 'image:curtain-wall-lobby';
import majlis from 'image:glass-majlis-evening';
import railing from 'image:glass-railing-balcony';
import kitchen from 'image:kitchen-galley-sage';
import pergola from 'image:pergola-terrace';
import terrace from 'image:sliding-doors-terrace';
import corner from 'image:upvc-corner-window';
import villa from 'image:villa-evening';

const PICTURES = {
  introPicture: workshop,
  aboutPicture: majlis,
  storyPicture: terrace,
  servicesPicture: corner,
  customPicture: pergola,
  chatPicture: railing,
  chairmanPicture: office,
};
/** In turns, as on the home page. */
const SLIDES = [villa, lobby, kitchen];

/** What a page shows in place of a blank picture, by the field's path in its form. */
export function pictureOfDesign(name: string) {
  const [field = '', row] = name.split('.');
  if (field === 'slides') return SLIDES[Number(row) % SLIDES.length];
  return Object.entries(PICTURES).find(([known]) => known === field)?.[1];
}
