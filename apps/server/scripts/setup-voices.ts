// Sets the neural voices up (npm run setup:voices), or takes them away again (-- --remove).
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { ConfigError } from '../src/config-error.ts'
import { readConfig } from '../src/config.ts'
import { StartError } from '../src/errors.ts'
import { measureVoices } from '../src/speech/neural/setup/measure-voices.ts'
import { setupVoices } from '../src/speech/neural/setup/setup-voices.ts'
import { areVoicesReady, voiceFilesIn, type VoiceFiles } from '../src/speech/neural/voice-files.ts'

async function tryVoices(files: VoiceFiles): Promise<void> {
  console.log('\nFetched and checked. Saying a sentence in each language …')
  for (const { language, seconds, factor } of await measureVoices(files))
    console.log(
      `  ${language.padEnd(9)} ${seconds.toFixed(1)} s of speech, made in ${factor.toFixed(2)} of that time`,
    )
}

function showProgress(bytes: number, all: number): void {
  const megabytes = (count: number) => Math.round(count / 1_000_000)
  const line = `Fetching the voices: ${megabytes(bytes)} of ${megabytes(all)} MB`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
  else if (bytes === all) console.log(line)
}

async function run(): Promise<void> {
  const files = voiceFilesIn(readConfig(process.env).dataDir)
  if (process.argv.includes('--remove')) {
    await rm(files.folder, { recursive: true, force: true })
    console.log('The neural voices are gone. The embedded voice speaks from the next start on.')
  } else if (areVoicesReady(files)) {
    console.log('The neural voices are set up already.')
    await tryVoices(files)
  } else {
    const machine = `${process.platform}-${process.arch}`
    await setupVoices({ files, machine, onProgress: showProgress, check: tryVoices })
    console.log(
      'The neural voices speak from the next start on. Away again: npm run setup:voices -- --remove',
    )
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await run()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
