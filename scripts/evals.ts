// How good a tutor is, on our own sentences and with scripted learners. A language model behind AI_PROVIDER is called, so it
// costs; conversations are also held with the built-in tutor, where no model is set or by --builtin.
// Usage: npm run evals -- [--limit 8] [--input-price 0.25] [--output-price 2]   (prices in dollars a million tokens)
//        npm run evals -- conversations [--builtin] [--language es] [--out data/evals]
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadEveryLanguage } from '@lingarden/languages/loaded'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { ConfigError } from '../apps/server/src/config-error.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLanguageModelTutor } from '../apps/server/src/engines/language-model/create-tutor.ts'
import { lookForModels } from '../apps/server/src/engines/look-for-models.ts'
import { runConversations } from './evals/conversations/run-conversations.ts'
import { takeEvalTurns } from './evals/take-turns.ts'
import { tabulate } from './evals/tabulate.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string', default: '24' },
    'input-price': { type: 'string' },
    'output-price': { type: 'string' },
    builtin: { type: 'boolean', default: false },
    language: { type: 'string' },
    out: { type: 'string', default: 'data/evals' },
  },
})

const problems: string[] = []

/** The language model that is set; undefined where none is. */
async function openModel(): Promise<TutorEngine | undefined> {
  const ai = await lookForModels(readConfig(process.env)).settings
  if (!ai) return undefined
  const { engine, check } = createLanguageModelTutor(ai, {
    report: ({ kind, outcome }) => problems.push(`${kind} (${outcome})`),
  })
  console.log(`${engine.label}, ${await check()}`)
  return engine
}

async function evalConversations(): Promise<void> {
  const model = values.builtin ? undefined : await openModel()
  await runConversations(model ?? createPracticeTutor(await loadLexicons()), {
    language: values.language,
    out: values.out,
    say: (text) => console.log(text),
    show: (rows) => console.table(rows),
  })
}

async function evalSentences(): Promise<void> {
  const engine = await openModel()
  if (!engine) {
    console.log(
      'No language model is set, so there is nothing to measure. Set AI_PROVIDER; see .env.example. (npm run evals -- conversations measures the built-in tutor.)',
    )
    return
  }
  const results = await takeEvalTurns(engine, supportedLanguages, Number(values.limit))
  console.table(tabulate(results, { input: values['input-price'], output: values['output-price'] }))
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await loadEveryLanguage()
  await (positionals[0] === 'conversations' ? evalConversations() : evalSentences())
  if (problems.length > 0) console.log(`Problems: ${problems.join(', ')}`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
