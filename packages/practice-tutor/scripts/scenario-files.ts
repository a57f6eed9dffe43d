import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { topics } from '../src/relevance/topics.ts'
import type { Scenario } from '../src/scenario.ts'

const directory = fileURLToPath(new URL('../scenarios/', import.meta.url))
export const generatedModule = fileURLToPath(new URL('../src/generated/scenarios.ts', import.meta.url))

const byLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ es: value, fr: value, zh: value })
const line = z.string().trim().min(1)
const lines = z.array(line).min(1)

const scenarioSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  band: z.enum(['A1', 'A2']),
  title: z.strictObject({ en: line, es: line, fr: line, zh: line }),
  welcome: byLanguage(lines),
  welcomeFeminine: byLanguage(lines).partial().optional(),
  goals: byLanguage(lines),
  slots: z.record(z.string(), byLanguage(lines)),
  nodes: z.record(
    z.string(),
    z.strictObject({
      ask: byLanguage(lines),
      simpler: byLanguage(line),
      asks: z.array(z.enum(topics)).min(1).optional(),
      expect: z
        .array(
          z.strictObject({
            id: z.string(),
            answers: byLanguage(lines),
            reply: byLanguage(line),
            better: byLanguage(line),
            next: z.string(),
          }),
        )
        .min(1),
      models: byLanguage(lines),
    }),
  ),
})

/**
 * Reads one scenario.
 * @throws Error naming the file, the place and what is wrong there
 */
export function parseScenario(file: string, yaml: string): Scenario {
  const parsed = scenarioSchema.safeParse(parse(yaml))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** The generated module's text. */
export async function compileScenarios(): Promise<string> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.yaml')).toSorted()
  const scenarios = await Promise.all(
    files.map(async (file) => parseScenario(file, await readFile(directory + file, 'utf8'))),
  )
  return `// Generated from scenarios/*.yaml by scripts/compile-scenarios.ts. Do not edit.
import type { Scenario } from '../scenario.ts'

// Text that is parsed when the tutor starts: neither the compiler nor the browser has to read a megabyte of code.
export const scenarios = JSON.parse(${JSON.stringify(JSON.stringify(scenarios))}) as readonly Scenario[]
`
}
