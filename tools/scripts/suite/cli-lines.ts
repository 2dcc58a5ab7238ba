/** Whether a line of the Firebase CLI tells of something that went wrong, in it or in the function. */
export function isErrorLine(line: string): boolean {
  return /^(?:⬢|✖|Error:)/.test(line) || /^> .*"severity":"(?:ERROR|CRITICAL)"/.test(line);
}

/** Whether it is what the function itself wrote. */
export function isFunctionLine(line: string): boolean {
  return line.startsWith('>  ');
}

/** Whether it says that something is being downloaded, as Google's emulators are at their first start. */
export function isDownloadLine(line: string): boolean {
  return /^i .*\bdownloading\b/i.test(line);
}
