/** How long a switch to Arabic waits for its font, in milliseconds. */
const TIMEOUT = 300;
/** Both files of the letters of nearly all texts (web/build/fonts.ts). */
const FACES = ['400 1em "IBM Plex Sans Arabic"', '600 1em "IBM Plex Sans Arabic"'];

/** Resolves when the Arabic font is there, or is too late to wait for. */
export async function loadArabicFont(): Promise<void> {
  const faces = FACES.map((face) => document.fonts.load(face, 'ع'));
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  try {
    await Promise.race([Promise.all(faces), late]);
  } catch (error) {
    console.warn('The Arabic font could not be loaded.', error);
  }
}
