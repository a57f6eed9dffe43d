// Checks the scenarios and writes them as one module, so that the tutor reads no file and parses no YAML when it runs.
// With --check it only says whether the module is current.
import { readFile, writeFile } from 'node:fs/promises'
import { compileScenarios, generatedModule } from './scenario-files.ts'

const compiled = await compileScenarios()
if (!process.argv.includes('--check')) await writeFile(generatedModule, compiled)
else if ((await readFile(generatedModule, 'utf8')) !== compiled) {
  console.error(
    'The compiled scenarios are not current. Run: node packages/practice-tutor/scripts/compile-scenarios.ts',
  )
  process.exitCode = 1
}
