// Writes the frequency lists that the tests measure against to ../word-lists.
// Usage: node packages/content/scripts/write-word-lists.ts --source FOLDER
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readFrequentForms } from './european/frequency.ts'
import { orderByFrequency } from './mandarin/frequency.ts'
import { readCedict, readFrequencySources } from './mandarin/read-sources.ts'

const listed = 10_000

const { source = '' } = parseArgs({ options: { source: { type: 'string' } } }).values

function write(file: string, comment: string, words: readonly string[]) {
  const location = fileURLToPath(new URL(`../word-lists/${file}`, import.meta.url))
  writeFileSync(location, `# ${comment}\n${words.join('\n')}\n`)
}

for (const [code, key] of [
  ['es', 'spanishWords'],
  ['fr', 'frenchWords'],
] as const) {
  const forms = readFrequentForms(source, key).slice(0, listed)
  write(
    `${code}-forms.txt`,
    'Forms by frequency in film subtitles: OpenSubtitles 2024 through @zxcvbn-ts, ODC-BY.',
    forms,
  )
}

const simplified = new Set(readCedict(source).flatMap((entry) => Array.from(entry.simplified)))
const traditional = new Set(readCedict(source).flatMap((entry) => Array.from(entry.traditional)))
const isSimplified = (word: string) =>
  /^\p{Script=Han}+$/u.test(word) &&
  !Array.from(word).some((character) => traditional.has(character) && !simplified.has(character))
write(
  'zh-words.txt',
  'Words by frequency in film subtitles and print: FrequencyWords 2016, CC-BY-SA-4.0, and jieba, MIT.',
  orderByFrequency(readFrequencySources(source, isSimplified)).slice(0, listed),
)
