// Checks the texts of the languages (YAML) and writes them as modules into the folders named "generated", so that nobody
// reads a file or parses YAML at work. With --check it only says whether the modules are current.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { languagesFolder } from '../build/language-folder.ts'
import type { CompiledFile } from './texts/compiled-file.ts'
import { compileCommonWords } from './texts/compile-common-words.ts'
import { compileExplanations } from './texts/compile-explanations.ts'
import { compileFacts } from './texts/compile-facts.ts'
import { compileFirstTalks } from './texts/compile-first-talks.ts'
import { compileFollowUps } from './texts/compile-follow-ups.ts'
import { compileGlossaries } from './texts/compile-glossaries.ts'
import { compileHearing } from './texts/compile-hearing.ts'
import { compileKinds } from './texts/compile-kinds.ts'
import { compileLines } from './texts/compile-lines.ts'
import { compileMeanings } from './texts/compile-meanings.ts'
import { compileMoves } from './texts/compile-moves.ts'
import { compileReasons } from './texts/compile-reasons.ts'
import { compileScenes } from './texts/compile-scenes.ts'
import { compileTopics } from './texts/compile-topics.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
const jobs: readonly (() => CompiledFile[])[] = [
  compileScenes,
  compileReasons,
  compileLines,
  compileFacts,
  compileMeanings,
  compileTopics,
  compileExplanations,
  compileMoves,
  compileHearing,
  compileKinds,
  compileGlossaries,
  compileCommonWords,
  compileFirstTalks,
  compileFollowUps,
]

for (const { path, text } of jobs.flatMap((compile) => compile())) {
  const file = new URL(path, languagesFolder)
  if (values.check !== true) {
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, text)
  } else if (readOrEmpty(file) !== text) {
    console.error(
      `packages/languages/${path} is not current. Run: node packages/languages/scripts/compile-texts.ts`,
    )
    process.exitCode = 1
  }
}

function readOrEmpty(file: URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
