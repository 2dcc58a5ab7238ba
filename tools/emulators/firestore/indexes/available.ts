import type { Direction } from '../queries/structured-query';
import type { DeclaredIndexes } from './declared';
import type { Need } from './needs';

export interface Scope {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
}

type Mode = Direction | 'CONTAINS';

export interface Index {
  /** The fields have no document name, which is last in every index. */
  readonly fields: readonly { field: string; mode: Mode }[];
  readonly nameDirection: Direction;
}

type FieldDeclaration = DeclaredIndexes['indexes'][number]['fields'][number];

/** Every collection is indexed by document name. */
const BY_NAME: Index = { fields: [], nameDirection: 'ASCENDING' };
const MODES: readonly Mode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];

/** Returns the indexes of a collection or collection group on the fields needed. */
export function availableIndexes(need: Need, scope: Scope, declared: DeclaredIndexes): Index[] {
  const fields = [...need.filters, ...need.order.map(({ field }) => field)].map((field) =>
    field.replace('[]', ''),
  );
  const composite = declared.indexes
    .filter((index) => isIn(scope, index))
    .map((index) => toIndex(index.fields));
  const single = [...new Set(fields)].flatMap((field) =>
    modesOf(field, scope, declared).map(
      (mode): Index => ({
        fields: [{ field, mode }],
        nameDirection: mode === 'CONTAINS' ? 'ASCENDING' : mode,
      }),
    ),
  );
  return [BY_NAME, ...composite, ...single];
}

/** Unless overridden, collections have all modes and groups have none. */
function modesOf(field: string, scope: Scope, { fieldOverrides }: DeclaredIndexes): readonly Mode[] {
  const override = ancestorsOf(field)
    .map((path) =>
      fieldOverrides.find(
        (fieldOverride) =>
          fieldOverride.collectionGroup === scope.collectionGroup && fieldOverride.fieldPath === path,
      ),
    )
    .find((candidate) => candidate !== undefined);
  if (!override) return scope.queryScope === 'COLLECTION' ? MODES : [];
  return override.indexes.filter(({ queryScope }) => queryScope === scope.queryScope).map(modeOf);
}

/** Paths of overrides, most specific first: the field, the maps around it, all fields. */
function ancestorsOf(field: string): string[] {
  const parts = field.split('.');
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), '*'];
}

function toIndex(declarations: readonly FieldDeclaration[]): Index {
  const all = declarations.map((declaration) => ({
    field: declaration.fieldPath,
    mode: modeOf(declaration),
  }));
  const fields = all.filter(({ field }) => field !== '__name__');
  const last = all.at(-1)?.mode;
  return { fields, nameDirection: last === 'DESCENDING' ? last : 'ASCENDING' };
}

const modeOf = ({
  order,
  arrayConfig,
}: {
  order?: Direction | undefined;
  arrayConfig?: 'CONTAINS' | undefined;
}) => arrayConfig ?? order ?? 'ASCENDING';

function isIn(scope: Scope, index: Scope): boolean {
  return index.collectionGroup === scope.collectionGroup && index.queryScope === scope.queryScope;
}
