import { posix } from 'node:path';
import type { SourceFile } from './source-files';

export interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** Path of the imported module from the root of the repository, without extension. */
  readonly to: string;
}

/** `import … from`, `export … from` and `import '…'`, which the formatter puts at the beginning of a line. */
const STATIC = /^(?:import|export)\b(?:[^'"`;=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
/** `import('…')`, as a value or a type, and `vi.mock('…')`. */
const DYNAMIC = /\b(?:import|vi\.(?:do)?mock|vi\.importActual)(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/g;

const SCOPE = '@alnafitha/';

/** Every import of one of our own modules, type imports included. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  const modules = new Set(files.map(({ path }) => withoutExtension(path)));
  return files.flatMap((file) =>
    [STATIC, DYNAMIC].flatMap((pattern) =>
      [...file.text.matchAll(pattern)].flatMap((match) => {
        const specifier = match[1] ?? '';
        const to = resolveOwn(file.path, specifier, modules);
        return to === null ? [] : { from: file.path, line: lineAt(file.text, match.index), specifier, to };
      }),
    ),
  );
}

/** `null` for a package of others. */
function resolveOwn(from: string, specifier: string, modules: ReadonlySet<string>): string | null {
  if (specifier.startsWith(SCOPE)) {
    const [workspace = '', ...rest] = specifier.slice(SCOPE.length).split('/');
    return [workspace, 'src', ...(rest.length > 0 ? rest : ['index'])].join('/');
  }
  if (!specifier.startsWith('.')) return null;
  const path = withoutExtension(posix.join(posix.dirname(from), specifier));
  return modules.has(path) || !modules.has(`${path}/index`) ? path : `${path}/index`;
}

function withoutExtension(path: string): string {
  return path.replace(/\.[mc]?[jt]sx?$/, '');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
