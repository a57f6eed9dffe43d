// Measures the Spanish checker on sentences of learners and their corrected forms: node scripts/bench/checking.ts
// --corpus <file.tsv.xz or .tsv: learner, corrected, course> [--show 20]
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { judge, summarize, type Judged } from './checking-scores.ts'
import { milliseconds, p95 } from './figure.ts'

await loadEveryLanguage()

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, show: { type: 'string', default: '0' } },
})
if (values.corpus === undefined) throw new Error('Give the corpus: --corpus <file>')
const isPacked = values.corpus.endsWith('.xz')
const text = isPacked
  ? execFileSync('xz', ['-dc', values.corpus], { encoding: 'utf8', maxBuffer: 1 << 28 })
  : readFileSync(values.corpus, 'utf8')

const before = process.memoryUsage().rss
const start = performance.now()
const lexicon = await loadLexicon('es')
console.log(`lexicon: ${milliseconds(performance.now() - start)} to load`)
checkSentence('Yo tiene un casa.', 'es', lexicon)

const durations: number[] = []
const judged: Judged[] = []
for (const line of text.trim().split('\n').slice(1)) {
  const [learner = '', corrected = '', course = ''] = line.split('\t')
  const started = performance.now()
  const corrections = checkSentence(learner, 'es', lexicon)
  durations.push(performance.now() - started)
  judged.push(judge(learner, corrected, corrections, course))
}
console.table([
  summarize('all', judged),
  summarize(
    'first course',
    judged.filter(({ course }) => course.startsWith('SPA 1')),
  ),
])
console.log(
  `a sentence: p95 ${milliseconds(p95(durations))}, ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB`,
)
for (const { learner, corrections, corrected } of judged
  .filter(({ isFalse }) => isFalse)
  .slice(0, Number(values.show)))
  console.log(
    corrections
      .map(({ original, corrected: to, explanation }) => `${original} → ${to} (${explanation})`)
      .join('; '),
    '|',
    learner,
    '|',
    corrected,
  )
