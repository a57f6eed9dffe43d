// How good a tutor is, on our own sentences and with scripted learners: a language model where AI_PROVIDER is set, which costs,
// otherwise (or by --builtin) the built-in tutor. Shares stand with their bounds at 95 % confidence.
// Usage: npm run evals -- [sentences] [--language es] [--limit 24] [--show otherwise,alarm,missed]
//          [--input-price 0.25] [--output-price 2]   (dollars a million tokens)
//        npm run evals -- conversations [--language es] [--out data/evals]
//        npm run evals -- injection | all
//        npm run evals -- publish   writes the built-in tutor's figures (docs/corrections.md, the page of the help)
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { ConfigError } from '../apps/server/src/config-error.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLanguageModelTutor } from '../apps/server/src/engines/language-model/create-tutor.ts'
import { lookForModels } from '../apps/server/src/engines/look-for-models.ts'
import { runConversations } from './evals/conversations/run-conversations.ts'
import { runInjection } from './evals/injection/run-injection.ts'
import { writeFigures } from './evals/published/write-figures.ts'
import type { Outcome } from './evals/sentences/score.ts'
import { tabulate, tabulateTypes } from './evals/sentences/tabulate.ts'
import { takeEvalTurns } from './evals/sentences/take-turns.ts'
import { tellTurns } from './evals/sentences/tell-turns.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string' },
    'input-price': { type: 'string' },
    'output-price': { type: 'string' },
    builtin: { type: 'boolean', default: false },
    show: { type: 'string', default: '' },
    language: { type: 'string' },
    out: { type: 'string', default: 'data/evals' },
  },
})

const problems: string[] = []
const languages = supportedLanguages.filter(({ tag }) => tag === (values.language ?? tag))
/** Sentences of a language that a model is asked for where no limit is given: each costs. */
const modelLimit = 24

/** The tutor that is measured. */
async function openEngine(): Promise<TutorEngine> {
  const ai = values.builtin ? undefined : await lookForModels(readConfig(process.env)).settings
  if (!ai) return createPracticeTutor(await loadLexicons())
  const { engine, check } = createLanguageModelTutor(ai, {
    report: ({ kind, outcome }) => problems.push(`${kind} (${outcome})`),
  })
  console.log(`${engine.label}, ${await check()}`)
  return engine
}

async function evalSentences(engine: TutorEngine): Promise<void> {
  const limit = values.limit ?? (engine.id === 'llm' ? modelLimit : undefined)
  const results = await takeEvalTurns(engine, languages, limit === undefined ? undefined : Number(limit))
  for (const { language, tag } of languages) {
    console.log(`${language}, ${engine.label}`)
    console.table(tabulateTypes(tag, results))
  }
  console.table(tabulate(results, { input: values['input-price'], output: values['output-price'] }))
  const shown = values.show.split(',') as Outcome[]
  for (const line of tellTurns(results, shown)) console.log(line)
}

async function evalConversations(engine: TutorEngine): Promise<void> {
  await runConversations(engine, {
    language: values.language,
    out: values.out,
    say: (text) => console.log(text),
    show: (rows) => console.table(rows),
  })
}

async function evalInjection(engine: TutorEngine): Promise<void> {
  console.log(`What a tutor is talked into, ${engine.label}`)
  console.table(await runInjection(engine, languages))
}

const parts = { sentences: evalSentences, conversations: evalConversations, injection: evalInjection }

async function publish(): Promise<void> {
  for (const file of writeFigures(await loadLexicons())) console.log(`Written: ${file}`)
}

/** Runs one part, or all of them. */
async function evaluate(wanted: string): Promise<void> {
  const chosen = Object.entries(parts).filter(([name]) => wanted === 'all' || wanted === name)
  if (chosen.length === 0)
    throw new ConfigError(`There is no part ${wanted}: ${Object.keys(parts).join(', ')}, all, publish`)
  const engine = await openEngine()
  for (const [, run] of chosen) await run(engine)
  if (problems.length > 0) console.log(`Problems: ${problems.join(', ')}`)
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await loadEveryLanguage()
  const [wanted = 'sentences'] = positionals
  await (wanted === 'publish' ? publish() : evaluate(wanted))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
