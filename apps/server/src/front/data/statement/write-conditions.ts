import { DataError } from '../data-error.ts'
import type { Condition, Filter } from '../request/conditions.ts'
import type { Operation } from '../request/operation.ts'
import type { EmbedNode, Source } from './read-node.ts'
import { joinAlias } from './join-alias.ts'
import { typeOfField, writeField } from './write-field.ts'
import type { Values } from './values.ts'

/** What conditions are about: rows, and the relations that stand in them. */
export interface Scope {
  source: Source
  embeds: readonly EmbedNode[]
}

/** Conditions as SQL, to be joined by `and`. */
export const writeConditions = (scope: Scope, conditions: readonly Condition[], values: Values): string[] =>
  conditions.map((condition) => writeCondition(scope, condition, values))

function writeCondition(scope: Scope, condition: Condition, values: Values): string {
  if (condition.kind === 'filter') return writeFilter(scope, condition, values)
  const inner = condition.conditions.map((each) => writeCondition(scope, each, values))
  const joined = `(${inner.join(` ${condition.join} `)})`
  return condition.isNegated ? `not ${joined}` : joined
}

function writeFilter(scope: Scope, { field, operation, isNegated }: Filter, values: Values): string {
  const embed = field.path.length === 0 && scope.embeds.find(({ name }) => name === field.name)
  if (embed) return writePresence(embed, operation, isNegated)
  const type = typeOfField(scope.source, field)
  const written = writeOperation(writeField(scope.source, field, values), type, operation, values)
  return isNegated ? `not (${written})` : written
}

/** `author=is.null`: whether a row has nothing of a relation. */
function writePresence(embed: EmbedNode, operation: Operation, isNegated: boolean): string {
  if (operation.kind !== 'is' || !operation.state.endsWith('null')) {
    throw new DataError(400, 'PGRST120', `Bad operator on the '${embed.name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    })
  }
  const isPresent = (operation.state === 'not null') !== isNegated
  return `${joinAlias(embed)}.j is ${isPresent ? 'not ' : ''}null`
}

function writeOperation(
  field: string,
  type: string | undefined,
  operation: Operation,
  values: Values,
): string {
  switch (operation.kind) {
    case 'is':
      return `${field} is ${operation.state}`
    case 'in':
      return `${field} = any (${values.add(toArray(operation.values))})`
    case 'search':
      return writeSearch(field, type, operation, values)
    case 'compare': {
      const place = values.add(operation.value)
      const compared = operation.quantifier ? `${operation.quantifier} (${place})` : place
      return `${field} ${operation.operator} ${compared}`
    }
  }
}

function writeSearch(
  field: string,
  type: string | undefined,
  search: Extract<Operation, { kind: 'search' }>,
  values: Values,
): string {
  const language = search.language === undefined ? '' : `${values.add(search.language)}::regconfig, `
  const document = type === 'tsvector' ? field : `to_tsvector(${language}${field})`
  return `${document} @@ ${search.function}(${language}${values.add(search.value)})`
}

/** A list as PostgreSQL's text of an array. */
const toArray = (list: readonly string[]): string =>
  `{${list.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
