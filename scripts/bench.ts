// Timings beside their targets. Machines differ: what counts is the ratio within one run.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listDictionaryFiles } from '@lingarden/content/dictionary-files'
import { buildIndex } from '@lingarden/domain/dictionary/dictionary-index'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { supportedLanguages } from '@lingarden/domain/languages'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'

interface Figure {
  what: string
  measured: string
  target: string
}

/** The value below which 95 of 100 samples lie. */
function p95(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

async function measure(times: number, run: (place: number) => unknown): Promise<number[]> {
  const samples: number[] = []
  for (let place = 0; place < times; place++) {
    const start = performance.now()
    await run(place)
    samples.push(performance.now() - start)
  }
  return samples
}

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`

async function benchTutor(): Promise<Figure> {
  const tutor = createPracticeTutor()
  const answers = [
    'Quiero un café, por favor',
    '我想喝一杯咖啡',
    'Je voudrais un café',
    'asdf qwer zxcv uiop',
  ]
  const samples = await measure(400, async (seed) => {
    const language = supportedLanguages[seed % supportedLanguages.length]
    if (!language) throw new Error('There is no language')
    const input = {
      language,
      level: 'beginner' as const,
      gender: null,
      tutorName: language.tutorName,
      message: answers[seed % answers.length],
      history: [],
      goals: [],
      wordBank: ['sol'],
      giveFeedback: true,
      showSuggestions: true,
      engineState: undefined,
      seed,
    }
    await Array.fromAsync(tutor.turn(input))
  })
  return {
    what: 'built-in tutor: a full turn with feedback, p95',
    measured: milliseconds(p95(samples)),
    target: '50 ms',
  }
}

async function benchDictionaries(): Promise<Figure[]> {
  const figures: Figure[] = []
  const sentence = {
    zh: '我昨天在咖啡馆认识了一个新朋友，他说他很喜欢学习汉语。',
    es: 'Ayer conocí a una nueva amiga en la cafetería y me dijo que le gusta aprender idiomas.',
    fr: "Hier, j'ai rencontré une nouvelle amie au café et elle m'a dit qu'elle aime apprendre les langues.",
  }
  for (const { languageCode, location } of listDictionaryFiles()) {
    const raw = JSON.parse(gunzipSync(await readFile(location)).toString('utf8')) as unknown[]
    const language = supportedLanguages.find((supported) => supported.languageCode === languageCode)
    if (!language) throw new Error(`${languageCode} is not supported`)
    const start = performance.now()
    const index = await buildIndex(raw, () => undefined)
    figures.push({
      what: `${languageCode}: index of ${index.size.toLocaleString('en')} entries`,
      measured: milliseconds(performance.now() - start),
      target: '300 ms',
    })
    const text = `${sentence[language.tag]} `.repeat(6)
    figures.push({
      what: `${languageCode}: splitting a message of 100 words, p95`,
      measured: milliseconds(p95(await measure(100, () => tokenize(text, language.tag, index)))),
      target: '5 ms',
    })
    figures.push({
      what: `${languageCode}: 1,000 lookups`,
      measured: milliseconds(
        p95(await measure(20, () => Array.from({ length: 1000 }, () => index.lookUp('libro')))),
      ),
      target: '1,000 ms',
    })
  }
  return figures
}

/** From the command to listening, on a data directory that is there already. */
async function benchStart(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const start = async () => {
    const begin = performance.now()
    const env = { ...process.env, PORT: '0', DATA_DIR: dataDir }
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = new Promise((resolve) => child.on('close', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const took = performance.now() - begin
    child.kill('SIGTERM')
    await ended
    return took
  }
  await start()
  const samples: number[] = []
  for (let run = 0; run < 5; run++) samples.push(await start())
  await rm(dataDir, { recursive: true })
  const median = samples.toSorted((a, b) => a - b)[2] ?? 0
  return { what: 'warm start to listening, median of 5', measured: milliseconds(median), target: '2,500 ms' }
}

console.table([await benchTutor(), ...(await benchDictionaries()), await benchStart()])
