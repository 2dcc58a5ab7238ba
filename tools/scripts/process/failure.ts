/** An error for the person at the terminal: only its message is printed. */
export class Failure extends Error {
  override name = 'Failure';
}
