import type { ResponsiveImage } from '@alnafitha/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/** One transparent pixel, until the image is there. */
const PLACEHOLDER = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** The images of URLs and new files, once their sizes are known. */
export function useImages(pictures: readonly unknown[]): (picture: unknown) => ResponsiveImage | undefined {
  const [known, setKnown] = useState<ReadonlyMap<unknown, ResponsiveImage>>(new Map());
  const missing = pictures.find((picture) => isPicture(picture) && !known.has(picture));
  useEffect(() => {
    if (missing === undefined) return;
    const url = missing instanceof File ? URL.createObjectURL(missing) : String(missing);
    const element = new Image();
    const add = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
      const picture = {
        srcSet: `${url} ${naturalWidth || 1}w`,
        width: naturalWidth || 1,
        height: naturalHeight || 1,
        placeholder: PLACEHOLDER,
      };
      setKnown((before) => new Map([...before, [missing, { image: url, picture }]]));
    };
    element.onload = () => add(element);
    element.onerror = () => add(element);
    element.src = url;
  }, [missing]);
  const release = useEffectEvent(() => {
    for (const { image } of known.values()) if (image.startsWith('blob:')) URL.revokeObjectURL(image);
  });
  useEffect(() => () => release(), []);
  return (picture) => known.get(picture);
}

const isPicture = (picture: unknown) =>
  picture instanceof File || (typeof picture === 'string' && picture !== '');
