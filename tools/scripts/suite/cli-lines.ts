/** Whether a line of the Firebase CLI reports an error, its own or the function's. */
export function isErrorLine(line: string): boolean {
  return /^(?:⬢|✖|Error:)/.test(line) || /^> .*"severity":"(?:ERROR|CRITICAL)"/.test(line);
}

/** Whether the function wrote the line. */
export function isFunctionLine(line: string): boolean {
  return line.startsWith('>  ');
}

/** Whether the line reports a download. Google's emulators are downloaded at their first start. */
export function isDownloadLine(line: string): boolean {
  return /^i .*\bdownloading\b/i.test(line);
}
