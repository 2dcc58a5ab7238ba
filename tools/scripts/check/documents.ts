import { posix } from 'node:path';

export interface Document {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** What documents may name. */
export interface Repository {
  /** Every file, from the root. */
  readonly files: readonly string[];
  /** Names of npm scripts: of the root under `''`, of workspaces under their folder. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Lines of .gitignore; matching paths need not exist. */
  readonly ignored: readonly string[];
}

/** One line for each path, link or npm script that a document names and that doesn't exist. */
export function checkDocuments(documents: readonly Document[], repository: Repository): string[] {
  return documents.flatMap((document) => {
    const prose = withoutFences(document.text);
    const paths = codeSpans(prose).filter((code) => isPath(code, repository));
    const missing = [
      ...paths.filter((path) => !exists(path, document.path, repository)),
      ...localLinks(prose).filter((link) => !exists(link, document.path, repository)),
      ...npmScripts(document.text).filter(
        ({ name, workspace }) => !repository.scripts[workspace]?.includes(name),
      ),
    ];
    return missing.map(
      (what) =>
        `${document.path} names ${typeof what === 'string' ? what : titleOf(what)}, which does not exist`,
    );
  });
}

interface NpmScript {
  readonly name: string;
  readonly workspace: string;
}

/** Fenced code blocks are not prose. */
function withoutFences(text: string): string {
  return text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
}

function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map((match) => (match[1] ?? '').trim());
}

/** Targets of Markdown links and images inside the repository. */
function localLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/i.test(link));
}

/**
 * Whether code in backticks names a file or folder: by its extension, or because it starts with a folder of the
 * repository. Code that starts with a slash is a URL path.
 */
function isPath(code: string, { files }: Repository): boolean {
  if (!/^[\w.<{*-][\w.@/<>{},*-]*$/.test(code)) return false;
  if (/\.(?:[mc]?[jt]sx?|json|md|yml|rules|html|css|svg|png|webp|grit|sh)$/.test(code) || code.endsWith('/'))
    return true;
  const top = code.includes('/') && code.slice(0, code.indexOf('/') + 1);
  return top !== false && files.some((file) => file.startsWith(top));
}

/** Tries the path from the root, from the document, and as the end of a longer path. */
function exists(path: string, document: string, { files, ignored }: Repository): boolean {
  if (path.split('/').some((part) => ignored.some((line) => matchesIgnored(part, line)))) return true;
  const wanted = posix.normalize(path).replace(/\/$/, '');
  const beside = posix.join(posix.dirname(document), path).replace(/\/$/, '');
  return [wanted, beside].some((each) => {
    const pattern = new RegExp(`^(?:.*/)?${toPattern(each)}(?:/.*)?$`);
    return files.some((file) => pattern.test(file));
  });
}

/** `<x>` and `*` match any name, `**` any path, `{a,b}` either. */
function toPattern(path: string): string {
  return path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, either: string) => `(?:${either.replaceAll(/,\s*/g, '|')})`)
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*/g, '.+')
    .replace(/(?<!\.)\*/g, '[^/]*');
}

function matchesIgnored(part: string, line: string): boolean {
  const name = line.trim().replace(/^\/|\/$/g, '');
  return name !== '' && !name.startsWith('#') && new RegExp(`^${toPattern(name)}$`).test(part);
}

/** `npm run x`, with `-w workspace` anywhere after it, and npm's own `npm start` and `npm test`. */
function npmScripts(text: string): NpmScript[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)([^`\n&|;]*)/g)].map(
    ([, named, own, rest = '']) => ({
      name: named ?? own ?? '',
      workspace: /(?:-w|--workspace)[ =](\S+)/.exec(rest)?.[1]?.replace(/^@[^/]+\//, '') ?? '',
    }),
  );
}

function titleOf({ name, workspace }: NpmScript): string {
  return `the npm script ${name}${workspace ? ` of ${workspace}` : ''}`;
}
