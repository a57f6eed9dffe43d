/** Gives numbers from 1 to things that have the same key when they are the same. */
export interface Numbering<Thing> {
  /** By number; the first one is `nothing`. */
  things: Thing[]
  /** The number of a thing, which is only made when its key is new. */
  numberOf: (key: string, make: () => Thing) => number
}

export function createNumbering<Thing>(nothing: Thing): Numbering<Thing> {
  const numbers = new Map<string, number>()
  const things = [nothing]
  return {
    things,
    numberOf(key, make) {
      const number = numbers.get(key) ?? things.push(make()) - 1
      numbers.set(key, number)
      return number
    },
  }
}
