/** An APNG says so before its pixels, at most after a colour profile. */
const READ_BYTES = 65_536;
/** The flag is in a WebP's header. Source: https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const WEBP_FLAGS = 20;
const WEBP_ANIMATION = 0b10;

/** Whether a WebP or PNG has several frames. Other types have one, or are rejected. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) {
    return ((bytes[WEBP_FLAGS] ?? 0) & WEBP_ANIMATION) > 0;
  }
  const [head = ''] = text.split('IDAT', 1);
  return head.startsWith('PNG', 1) && head.includes('acTL');
}
