import { z } from 'zod'

const bodySchema = z.object({ message: z.string() })

const violation = /^(?:error|PostgresError): (.+ violates (check|not-null) constraint.*)$/s
const sqlStates: Record<string, string> = { check: '23514', 'not-null': '23502' }

/**
 * What the data API answers to a row that breaks a rule of its table. The backend takes it for a failure of its own, with
 * the database's text as its message.
 * @returns the message and the SQLSTATE; undefined where something else has failed
 */
export function readRuleViolation(body: string): { message: string; code: string } | undefined {
  const parsed = bodySchema.safeParse(tryParse(body))
  const [, message, rule = ''] = (parsed.success && violation.exec(parsed.data.message)) || []
  const code = sqlStates[rule]
  return message && code ? { message, code } : undefined
}

function tryParse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
