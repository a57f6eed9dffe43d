import { z } from 'zod'

interface Json {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  default?: unknown
  description?: string
  format?: string
  minLength?: number
  maxLength?: number
  maxItems?: number
}

/** The fields of a schema as it is sent, as lines of a Markdown list; the kinds of a union one after the other. */
export function describeSchema(schema: z.ZodType): string[] {
  return linesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, '')
}

function linesOf(shape: Json, indent: string): string[] {
  const kinds = shape.oneOf ?? shape.anyOf
  if (kinds?.some(({ properties }) => properties)) {
    return kinds.flatMap((kind) => [`${indent}- ${titleOf(kind)}`, ...linesOf(kind, `${indent}  `)])
  }
  return Object.entries(shape.properties ?? {})
    .filter(([name, field]) => !(name === 'type' && field.const !== undefined))
    .flatMap(([name, field]) => [
      `${indent}- \`${name}\`${shape.required?.includes(name) ? '' : ' (optional)'}: ${typeOf(field)}`,
      ...linesOf(field.items ?? field, `${indent}  `),
    ])
}

/** The value by which a union tells its kinds apart. */
function titleOf({ properties = {} }: Json): string {
  const named = Object.values(properties).find((field) => field.const !== undefined)
  return named ? `\`${String(named.const)}\`` : 'or'
}

function typeOf(field: Json): string {
  const parts = [nameOf(field)]
  if (field.minLength) parts.push(`at least ${field.minLength} characters`)
  if (field.maxLength) parts.push(`at most ${field.maxLength} characters`)
  if (field.maxItems) parts.push(`at most ${field.maxItems}`)
  if (field.default !== undefined) parts.push(`default \`${JSON.stringify(field.default)}\``)
  return parts.join(', ')
}

function nameOf(field: Json): string {
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``
  if (field.enum) return field.enum.map((value) => `\`${String(value)}\``).join(' ')
  const kinds = field.anyOf ?? field.oneOf
  if (kinds) return kinds.map(nameOf).join(' or ')
  if (field.type === 'array')
    return `list of ${field.items?.properties ? 'objects' : nameOf(field.items ?? {})}`
  return field.format ? `${field.type} (${field.format})` : (field.type ?? 'any value')
}
