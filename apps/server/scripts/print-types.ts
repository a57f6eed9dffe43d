import type { Column, DatabaseFunction } from './database-catalogue.ts'

const typeScriptTypes: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
  void: 'undefined',
}

function typeScriptType(sqlType: string): string {
  if (sqlType.endsWith('[]')) return `${typeScriptType(sqlType.slice(0, -2))}[]`
  const type = typeScriptTypes[sqlType]
  if (!type) throw new Error(`No TypeScript type is known for the column type ${sqlType}`)
  return type
}

const fieldType = ({ type, nullable }: Column) => typeScriptType(type) + (nullable ? ' | null' : '')

function printTable(name: string, columns: readonly Column[]): string {
  const row = columns.map((column) => `          ${column.name}: ${fieldType(column)}`)
  const insert = columns.map((column) => {
    const optional = column.nullable || column.hasDefault ? '?' : ''
    return `          ${column.name}${optional}: ${fieldType(column)}`
  })
  const update = columns.map((column) => `          ${column.name}?: ${fieldType(column)}`)
  return `      ${name}: {
        Row: {
${row.join('\n')}
        }
        Insert: {
${insert.join('\n')}
        }
        Update: {
${update.join('\n')}
        }
        Relationships: []
      }`
}

function printFunction({ name, args, returns }: DatabaseFunction): string {
  const fields = args.map((arg) => `          ${arg.name}: ${typeScriptType(arg.type)}`)
  return `      ${name}: {
        Args: {
${fields.join('\n')}
        }
        Returns: ${typeScriptType(returns)}
      }`
}

/** The `Database` type that supabase-js takes, in the shape of Supabase's own generator. */
export function printTypes(
  tables: ReadonlyMap<string, readonly Column[]>,
  functions: readonly DatabaseFunction[],
): string {
  return `// Generated from supabase/migrations by apps/server/scripts/generate-database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${[...tables].map(([name, columns]) => printTable(name, columns)).join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${functions.map(printFunction).join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}
