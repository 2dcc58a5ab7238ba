/** Readers accept a header anywhere in these bytes: some programs write white space or a mark before it. */
const HEADER_BYTES = 1024;

export function isPdf(file: Buffer): boolean {
  return /%PDF-\d/.test(file.subarray(0, HEADER_BYTES).toString('latin1'));
}
