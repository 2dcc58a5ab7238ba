import { Failure } from '../process/failure';
import { startTree } from '../process/tree';
import { locate } from './programs';

/** The display of the environment, else a virtual one, because WebKitGTK needs a display. Throws a `Failure` when there is neither. */
export async function provideDisplay(): Promise<Readonly<Record<string, string>>> {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return {};
  const xvfb = locate('Xvfb');
  if (!xvfb) throw new Failure('WebKit needs a display: there is none, and no Xvfb to make one.');
  // It picks a free display number and prints it.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const number = await new Promise<string>((resolve, reject) => {
    const onLine = (line: string) => {
      if (/^\d+$/.test(line)) resolve(line);
    };
    const { ended } = startTree(xvfb, args, { onLine });
    ended.then(() => reject(new Failure('Xvfb ended by itself.')), reject);
  });
  return { DISPLAY: `:${number}` };
}
