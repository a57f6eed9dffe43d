// Checks the scenarios and the tasks of the lessons and writes each as one module, so that the tutor reads no file and
// parses no YAML when it runs. With --check it only says whether the modules are current.
import { readFile, writeFile } from 'node:fs/promises'
import { compileScenarios, generatedModule } from './scenario-files.ts'
import { compileTasks, generatedTasks } from './task-files.ts'

const isCheck = process.argv.includes('--check')
for (const [module, compiled] of [
  [generatedModule, await compileScenarios()],
  [generatedTasks, compileTasks()],
] as const) {
  if (!isCheck) await writeFile(module, compiled)
  else if ((await readFile(module, 'utf8')) !== compiled) {
    console.error(`${module} is not current. Run: node packages/practice-tutor/scripts/compile-scenarios.ts`)
    process.exitCode = 1
  }
}
