import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { helpLanguageCodes } from '../../help-languages.ts'
import { languagesFolder } from '../../build/language-folder.ts'
import { moves, type Move, type MoveWordings } from '../../kit/tutor/moves.ts'
import type { CompiledFile } from './compiled-file.ts'

const patterns = z.array(z.string().trim().min(1)).min(1)
const wordings = z.strictObject({
  ...(Object.fromEntries(moves.map((move) => [move, patterns])) as Record<Move, typeof patterns>),
  besides: patterns,
  unasked: patterns,
})

/** How conversations are led in each language that learners read: they fall back to the one they know best. */
export function compileMoves(): CompiledFile[] {
  const all = Object.fromEntries(
    helpLanguageCodes.map((code) => [code, parseMoves(`kit/moves/${code}.yaml`)]),
  )
  return [{ path: 'kit/generated/moves.ts', text: moduleOf(all) }]
}

/** @throws Error naming the file, the place and what is wrong there */
function parseMoves(path: string): MoveWordings {
  const parsed = wordings.safeParse(parse(readFileSync(new URL(path, languagesFolder), 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
}

const moduleOf = (all: Record<string, MoveWordings>): string =>
  `// Generated from moves/*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { MoveWordings } from '@lingarden/languages/kit/tutor/moves'

export const moves = JSON.parse(${JSON.stringify(JSON.stringify(all))}) as Record<HelpLanguage, MoveWordings>
`
