import { DataError } from '../data-error.ts'
import type { Catalogue, Relation, Relationship } from './catalogue.ts'

export interface Wanted {
  target: string
  hint: string | undefined
}

/**
 * The way from a relation to one that a select embeds: by the target's name, by the name of the foreign key, or by its
 * column; a hint says which one where there are several.
 * @see https://docs.postgrest.org/en/v13/references/api/resource_embedding.html
 * @throws DataError where there is none, or more than one
 */
export function findRelationship(catalogue: Catalogue, origin: Relation, wanted: Wanted): Relationship {
  const all = catalogue.relationships.get(origin.id) ?? []
  const fitting = all.filter((each) => fits(catalogue, each, wanted))
  const [found] = fitting
  if (!found) throw noRelationship(origin.name, wanted)
  if (fitting.length > 1) throw severalRelationships(catalogue, origin.name, wanted, fitting)
  return found
}

function fits(catalogue: Catalogue, relationship: Relationship, { target, hint }: Wanted): boolean {
  const isNamed = catalogue.byId.get(relationship.target)?.name === target
  if (relationship.origin === relationship.target) return fitsSelf(relationship, target, hint, isNamed)
  if (hint !== undefined) return isNamed && isHinted(catalogue, relationship, hint)
  return (
    isNamed ||
    (!relationship.junction && relationship.constraints.includes(target)) ||
    isColumn(relationship, target)
  )
}

/** Of a relation to itself: its name means the children, the column of the foreign key the parent. */
function fitsSelf(
  relationship: Relationship,
  target: string,
  hint: string | undefined,
  isNamed: boolean,
): boolean {
  if (hint === undefined) {
    return (isNamed && relationship.kind === 'one-to-many') || isColumn(relationship, target)
  }
  const [[origin, other] = []] = relationship.pairs
  return isNamed && !relationship.junction && (relationship.kind === 'one-to-many' ? other : origin) === hint
}

/** Whether a name is that of the only column of the foreign key, seen from the table that has it. */
function isColumn({ kind, pairs, junction }: Relationship, name: string): boolean {
  return !junction && kind === 'many-to-one' && pairs.length === 1 && pairs[0]?.[0] === name
}

function isHinted(
  catalogue: Catalogue,
  { constraints, pairs, junction }: Relationship,
  hint: string,
): boolean {
  if (junction) {
    return constraints.includes(hint) || catalogue.byId.get(junction.relation)?.name === hint
  }
  return constraints.includes(hint) || (pairs.length === 1 && pairs[0]?.includes(hint) === true)
}

function noRelationship(origin: string, { target, hint }: Wanted): DataError {
  const withHint = hint === undefined ? '' : ` using the hint '${hint}'`
  return new DataError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin}' and '${target}'${withHint} in the schema 'public', but no matches were found.`,
    },
  )
}

function severalRelationships(
  catalogue: Catalogue,
  origin: string,
  { target }: Wanted,
  found: readonly Relationship[],
): DataError {
  const hints = found.map((each) => {
    const junction = each.junction && catalogue.byId.get(each.junction.relation)?.name
    return `'${target}!${junction ?? each.constraints[0]}'`
  })
  return new DataError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map(({ kind, constraints }) => `${kind} using ${constraints.join(' and ')}`).join('; '),
      hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  )
}
