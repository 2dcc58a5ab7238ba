import width480 from './facade-480.webp';
import width960 from './facade-960.webp';
import width1600 from './facade-1600.webp';

/** An office building's curtain wall at dusk, drawn by web/pictures/facade.ts. */
export const facade = {
  src: width960,
  srcSet: `${width480} 480w, ${width960} 960w, ${width1600} 1600w`,
  width: 1600,
  height: 1067,
};
