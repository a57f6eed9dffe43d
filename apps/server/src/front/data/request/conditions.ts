import { deepestLogic, mostConditions } from '../bounds.ts'
import { notTaken } from '../data-error.ts'
import { takeName, takePath, takeQuoted, type Field } from './field.ts'
import { takeOperation, type NegatableOperation } from './operation.ts'
import { Scanner } from './scanner.ts'

export interface Filter extends NegatableOperation {
  kind: 'filter'
  field: Field
}

/** Conditions of which all or one must hold. */
export interface ConditionTree {
  kind: 'tree'
  join: 'and' | 'or'
  isNegated: boolean
  conditions: Condition[]
}

export type Condition = Filter | ConditionTree

/**
 * Reads the value of a filter (`eq.5`), which goes on to the end of the parameter.
 * @returns undefined where it has no operator
 */
export function parseFilter(field: Field, text: string): Filter | undefined {
  const scanner = new Scanner(text, 'filter')
  const found = takeOperation(scanner, () => {
    const value = text.slice(scanner.position)
    scanner.position = text.length
    return value
  })
  if (!found) return undefined
  scanner.expectEnd()
  return { kind: 'filter', field, ...found }
}

/** The error of a filter without an operator. */
export const noOperator = (text: string) => new Scanner(text, 'filter').failure('an operator, as in eq.value')

/** Reads `(a.eq.1,or(b.gt.2,c.is.null))`. */
export function parseTree(text: string, join: 'and' | 'or', isNegated: boolean): ConditionTree {
  const scanner = new Scanner(text, 'logic tree')
  const budget = { conditions: mostConditions }
  const conditions = takeConditions(scanner, 1, budget)
  scanner.expectEnd()
  return { kind: 'tree', join, isNegated, conditions }
}

function takeConditions(scanner: Scanner, depth: number, budget: { conditions: number }): Condition[] {
  if (depth > deepestLogic)
    throw notTaken(`More than ${deepestLogic} and/or inside one another are not taken.`)
  scanner.expect('(')
  const conditions: Condition[] = []
  do {
    budget.conditions -= 1
    if (budget.conditions < 0) throw notTaken(`More than ${mostConditions} conditions are not taken.`)
    conditions.push(takeTree(scanner, depth, budget) ?? takeFilter(scanner))
  } while (scanner.takes(','))
  scanner.expect(')')
  return conditions
}

const treeHead = /\s*(not\.)?(and|or)(?=\()/uy

function takeTree(
  scanner: Scanner,
  depth: number,
  budget: { conditions: number },
): ConditionTree | undefined {
  const head = scanner.match(treeHead)
  if (!head) return undefined
  const join = head[2] === 'or' ? 'or' : 'and'
  const conditions = takeConditions(scanner, depth + 1, budget)
  return { kind: 'tree', join, isNegated: head[1] !== undefined, conditions }
}

function takeFilter(scanner: Scanner): Filter {
  const field = { name: takeName(scanner), path: takePath(scanner) }
  scanner.expect('.')
  const found = takeOperation(scanner, () => takeValue(scanner))
  if (!found) throw scanner.failure('an operator, as in eq.value')
  return { kind: 'filter', field, ...found }
}

const listValue = /\{[^{}]*\}/uy
const bareValue = /[^,)]*/uy

/** A value inside and/or ends before a comma or bracket, unless it stands in quotes or braces. */
function takeValue(scanner: Scanner): string {
  const start = scanner.position
  const quotedValue = takeQuoted(scanner)
  if (quotedValue !== undefined && (scanner.sees(',') || scanner.sees(')'))) return quotedValue
  scanner.position = start
  return scanner.match(listValue)?.[0] ?? scanner.match(bareValue)?.[0] ?? ''
}
