interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

/** Form 3 of package-lock.json: packages by the path where they are installed. */
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
 * The lockfile of one workspace for itself: the very packages that the workspaces' common lockfile gives it, so that a build in the
 * cloud installs what was tested. Each is placed as high as nothing else of its name stands in its way, which is what npm does.
 */
export function lockfileOf(common: Lockfile, workspace: string, manifest: Manifest): Lockfile {
  const { name, version, dependencies } = manifest;
  const placed = new Map<string, LockedPackage>();
  /** Where in the common lockfile what was placed comes from. */
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

/** As Node looks for it: beside the requiring package, then in the folders above. */
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
