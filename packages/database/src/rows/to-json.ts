import type { Json } from '../generated/types.ts'

/** A type of plain values throughout; `never` in the place of what JSON cannot hold. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : Value extends readonly (infer Item)[]
      ? readonly Plain<Item>[]
      : Value extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
        ? never
        : { [Name in keyof Value]: Plain<Value[Name]> }

/**
 * A value as a column of JSON takes it. The generated type knows neither interfaces nor read-only lists, which differ from
 * it for the compiler only; what JSON cannot hold does not compile.
 */
export function toJson<const Value>(value: Value & Plain<Value>): Json {
  const plain: unknown = value
  return plain as Json
}
