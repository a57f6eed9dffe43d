import type { DatabaseFunction, FunctionArgument } from '../catalogue/catalogue.ts'
import { inPublic, quoteName, type Values } from './values.ts'

/** Arguments as they came: text by name in the address, or a JSON object. */
export type CallArguments =
  | { kind: 'texts'; texts: ReadonlyMap<string, string> }
  | { kind: 'json'; names: readonly string[]; text: string }

/** The name of the only column of a function that returns a single value. */
export const scalarName = 'value'

/** What a function returns, as a select of rows. */
export function writeCall(called: DatabaseFunction, args: CallArguments, values: Values): string {
  const alias = called.columns ? 'f' : `f(${scalarName})`
  if (args.kind === 'texts') {
    const given = [...args.texts].map(([name, text]) => {
      const { type } = argumentOf(called, name)
      return `${quoteName(name)} := ${values.add(text)}::${type}`
    })
    return `select * from ${inPublic(called.name)}(${given.join(', ')}) as ${alias}`
  }
  if (args.names.length === 0) return `select * from ${inPublic(called.name)}() as ${alias}`
  const found = args.names.map((name) => argumentOf(called, name))
  const record = found.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const given = found.map(({ name }) => `${quoteName(name)} := a.${quoteName(name)}`).join(', ')
  return `select f.* from json_to_record(${values.add(args.text)}::json) as a(${record}), lateral ${inPublic(called.name)}(${given}) as ${alias}`
}

function argumentOf({ name: called, args }: DatabaseFunction, name: string): FunctionArgument {
  const found = args.get(name)
  if (!found) throw new Error(`${called} was chosen for an argument that it does not have`)
  return found
}
