import type { Relation, Relationship } from './catalogue.ts'

/** A primary (p), unique (u) or foreign (f) key. */
export interface Constraint {
  name: string
  kind: string
  relation: number
  referenced: number
  columns: string[]
  referenced_columns: string[] | null
}

type Pair = readonly [string, string]

/** Every way from one relation to another by their foreign keys; those that lead out of the schema are none. */
export function findRelationships(
  relations: ReadonlyMap<number, Relation>,
  constraints: readonly Constraint[],
): Map<number, Relationship[]> {
  const keys = constraints.filter(
    ({ kind, relation, referenced }) => kind === 'f' && relations.has(relation) && relations.has(referenced),
  )
  const direct = keys.flatMap((key) => [toParent(key, constraints), toChildren(key, constraints)])
  return Map.groupBy([...direct, ...throughJunctions(relations, keys)], ({ origin }) => origin)
}

function toParent(key: Constraint, constraints: readonly Constraint[]): Relationship {
  return {
    kind: isUnique(key, constraints) ? 'one-to-one' : 'many-to-one',
    constraints: [key.name],
    origin: key.relation,
    target: key.referenced,
    pairs: pairsOf(key),
    junction: undefined,
  }
}

function toChildren(key: Constraint, constraints: readonly Constraint[]): Relationship {
  return {
    kind: isUnique(key, constraints) ? 'one-to-one' : 'one-to-many',
    constraints: [key.name],
    origin: key.referenced,
    target: key.relation,
    pairs: pairsOf(key).map(([child, parent]) => [parent, child] as const),
    junction: undefined,
  }
}

/** Whether a row is referenced by one row at most: the foreign key's columns are a key of their table, too. */
function isUnique(key: Constraint, constraints: readonly Constraint[]): boolean {
  return constraints.some(
    ({ kind, relation, columns }) =>
      kind !== 'f' &&
      relation === key.relation &&
      columns.length === key.columns.length &&
      columns.every((column) => key.columns.includes(column)),
  )
}

/** A junction has two foreign keys whose columns are all part of its primary key. */
function throughJunctions(
  relations: ReadonlyMap<number, Relation>,
  keys: readonly Constraint[],
): Relationship[] {
  const inside = keys.filter(({ relation, columns }) => {
    const primary = relations.get(relation)?.primaryKey ?? []
    return columns.every((column) => primary.includes(column))
  })
  return inside.flatMap((first) =>
    inside
      .filter((second) => second !== first && second.relation === first.relation)
      .map((second) => ({
        kind: 'many-to-many' as const,
        constraints: [first.name, second.name],
        origin: first.referenced,
        target: second.referenced,
        pairs: pairsOf(first).map(([junction, origin]) => [origin, junction] as const),
        junction: { relation: first.relation, pairs: pairsOf(second) },
      })),
  )
}

const pairsOf = ({ columns, referenced_columns: referenced }: Constraint): Pair[] =>
  columns.map((column, place) => [column, referenced?.[place] ?? ''] as const)
