/** Something that the person at the terminal can act upon: its message is all that is shown. */
export class Failure extends Error {
  override name = 'Failure';
}
