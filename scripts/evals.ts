// How good the language model behind AI_PROVIDER is as a tutor, on our own sentences. It calls the provider, so it costs.
// Usage: npm run evals -- [--limit 8] [--input-price 0.25] [--output-price 2]   (prices in dollars a million tokens)
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadEveryLanguage } from '@lingarden/languages/loaded'
import { ConfigError } from '../apps/server/src/config-error.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLanguageModelTutor } from '../apps/server/src/engines/language-model/create-tutor.ts'
import { lookForModels } from '../apps/server/src/engines/look-for-models.ts'
import { takeEvalTurns } from './evals/take-turns.ts'
import { tabulate } from './evals/tabulate.ts'

const { values } = parseArgs({
  options: {
    limit: { type: 'string', default: '24' },
    'input-price': { type: 'string' },
    'output-price': { type: 'string' },
  },
})

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const ai = await lookForModels(readConfig(process.env)).settings
  if (ai) {
    await loadEveryLanguage()
    const problems: string[] = []
    const { engine, check } = createLanguageModelTutor(ai, {
      report: ({ kind, outcome }) => problems.push(`${kind} (${outcome})`),
    })
    console.log(`${engine.label}, ${await check()}`)
    const results = await takeEvalTurns(engine, supportedLanguages, Number(values.limit))
    console.table(tabulate(results, { input: values['input-price'], output: values['output-price'] }))
    console.log(problems.length === 0 ? 'No problems.' : `Problems: ${problems.join(', ')}`)
  } else {
    console.log(
      'No language model is set, so there is nothing to measure. Set AI_PROVIDER; see .env.example.',
    )
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
