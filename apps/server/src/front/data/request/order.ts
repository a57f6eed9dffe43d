import { mostParameters } from '../bounds.ts'
import { notTaken } from '../data-error.ts'
import { takeName, takePath, type Field } from './field.ts'
import { Scanner } from './scanner.ts'

export interface OrderTerm {
  /** The embedded relation whose field it is; undefined for the rows themselves. */
  relation: string | undefined
  field: Field
  isDescending: boolean
  nulls: 'first' | 'last' | undefined
}

const direction = /\.(asc|desc)(?=[.,]|$)/uy
const nullsPlace = /\.nulls(first|last)(?=,|$)/uy

/** Reads `order=title.desc.nullslast,author(name)`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order')
  const terms: OrderTerm[] = []
  do {
    terms.push(takeTerm(scanner))
    if (terms.length > mostParameters) throw notTaken(`An order of more than ${mostParameters} is not taken.`)
  } while (scanner.takes(','))
  scanner.expectEnd()
  return terms
}

function takeTerm(scanner: Scanner): OrderTerm {
  const name = takeName(scanner)
  const isRelated = scanner.takes('(')
  const field = isRelated ? takeField(scanner) : { name, path: takePath(scanner) }
  if (isRelated) scanner.expect(')')
  const isDescending = scanner.match(direction)?.[1] === 'desc'
  const nulls = scanner.match(nullsPlace)?.[1] as OrderTerm['nulls']
  return { relation: isRelated ? name : undefined, field, isDescending, nulls }
}

const takeField = (scanner: Scanner): Field => ({ name: takeName(scanner), path: takePath(scanner) })
