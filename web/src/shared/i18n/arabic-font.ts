/** How long switching to Arabic waits for its font, in milliseconds. */
const TIMEOUT = 300;
/** Both font files with the glyphs of nearly all texts (web/build/fonts.ts). */
const FACES = ['400 1em "IBM Plex Sans Arabic"', '600 1em "IBM Plex Sans Arabic"'];

/** Resolves when the Arabic font is loaded, or after the timeout. */
export async function loadArabicFont(): Promise<void> {
  const faces = FACES.map((face) => document.fonts.load(face, 'ع'));
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  try {
    await Promise.race([Promise.all(faces), timeout]);
  } catch (error) {
    console.warn('The Arabic font could not be loaded.', error);
  }
}
