interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

/** Version 3 of package-lock.json: packages by installation path. */
export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * The lockfile of a single workspace, with the same package versions as the common lockfile, so that the cloud build
 * installs what was tested. Each package is hoisted as far as no other version is in the way, as npm does.
 */
export function lockfileOf(common: Lockfile, workspace: string, manifest: Manifest): Lockfile {
  const { name, version, dependencies } = manifest;
  const placed = new Map<string, LockedPackage>();
  /** The path in the common lockfile of each placed package. */
  const sources = new Map<string, string>();

  const place = (requirer: string, requirerSource: string, wanted: readonly string[]): void => {
    const added: { at: string; source: string }[] = [];
    for (const dependency of wanted) {
      const source = findPackage(common.packages, requirerSource, dependency);
      // An optional or peer dependency that is not installed.
      if (source === undefined) continue;
      const visible = findPackage(Object.fromEntries(placed), requirer, dependency);
      if (visible !== undefined && sources.get(visible) === source) continue;
      const at = visible === undefined ? `node_modules/${dependency}` : nested(requirer, dependency);
      if (placed.has(at)) throw new Error(`Two versions of ${dependency} are wanted at ${at}`);
      const { dev: _, ...entry } = common.packages[source] ?? {};
      placed.set(at, entry);
      sources.set(at, source);
      added.push({ at, source });
    }
    for (const { at, source } of added) place(at, source, namesIn(common.packages[source] ?? {}));
  };
  place('', workspace, Object.keys(dependencies));

  const packages = [...placed].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    lockfileVersion: common.lockfileVersion,
    packages: { '': { name, version, dependencies }, ...Object.fromEntries(packages) },
  };
}

function namesIn({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

function nested(requirer: string, dependency: string): string {
  return requirer === '' ? `node_modules/${dependency}` : `${requirer}/node_modules/${dependency}`;
}

/** Resolves like Node: beside the requiring package, then in parent folders. */
export function findPackage(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  dependency: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const isModules = folder.endsWith('node_modules');
    const path = folder === '' ? `node_modules/${dependency}` : `${folder}/node_modules/${dependency}`;
    if (!isModules && packages[path] && !packages[path]?.link) return path;
    if (folder === '') return undefined;
  }
}
