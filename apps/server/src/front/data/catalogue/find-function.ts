import { DataError, quoted } from '../data-error.ts'
import type { Catalogue, DatabaseFunction, Relation } from './catalogue.ts'

/**
 * The table or view of a name.
 * @throws DataError where there is none in the schema that is served
 */
export function findRelation({ relations }: Catalogue, name: string): Relation {
  const relation = relations.get(name)
  if (relation) return relation
  throw new DataError(
    404,
    'PGRST205',
    `Could not find the table 'public.${quoted(name)}' in the schema cache`,
  )
}

/**
 * The function of a name that takes the arguments given, by their names.
 * @throws DataError where none does, or several do
 */
export function findFunction(
  { functions }: Catalogue,
  name: string,
  given: readonly string[],
): DatabaseFunction {
  const fitting = (functions.get(name) ?? []).filter((each) => takes(each, given))
  const [found] = fitting
  if (!found) throw noFunction(name, given)
  if (fitting.length > 1) throw severalFunctions(fitting)
  return found
}

function takes({ args }: DatabaseFunction, given: readonly string[]): boolean {
  return (
    given.every((name) => name !== '' && args.has(name)) &&
    args.values().every(({ name, isRequired }) => !isRequired || given.includes(name))
  )
}

function noFunction(name: string, given: readonly string[]): DataError {
  const called = `public.${quoted(name)}`
  const list = quoted(given.join(', '))
  return new DataError(
    404,
    'PGRST202',
    `Could not find the function ${called}${given.length > 0 ? `(${list})` : ' without parameters'} in the schema cache`,
    {
      details: `Searched for the function ${called} ${given.length > 0 ? `with parameter${given.length > 1 ? 's' : ''} ${list}` : 'without parameters'}, but no matches were found in the schema cache.`,
    },
  )
}

function severalFunctions(found: readonly DatabaseFunction[]): DataError {
  const written = found.map(
    ({ name, args }) =>
      `public.${name}(${[...args.values()].map((arg) => `${arg.name} => ${arg.type}`).join(', ')})`,
  )
  return new DataError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${written.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )
}
