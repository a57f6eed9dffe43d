// Fills in which tests prove each sentence of docs/requirements.md; with --check it only looks and fails on a fault.
import { readFileSync, writeFileSync } from 'node:fs'
import { citationFaults } from './requirements/check-citations.ts'
import { findFaults } from './requirements/find-faults.ts'
import { requirementsOf, withProofs } from './requirements/read-document.ts'
import { readTitles } from './requirements/read-titles.ts'

const root = new URL('..', import.meta.url).pathname
const path = `${root}docs/requirements.md`
const document = readFileSync(path, 'utf8')
const tests = readTitles(root)
const requirements = requirementsOf(document)

const filesOf = (id: string) => [
  ...new Set(tests.filter(({ proven }) => proven.includes(id)).map(({ file }) => file)),
]
const filled = withProofs(document, filesOf)
const faults = [...findFaults(requirements, tests), ...citationFaults(root, requirements)]

if (!process.argv.includes('--check')) writeFileSync(path, filled)
else if (filled !== document) faults.push('docs/requirements.md is out of date: npm run requirements')

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
const proven = requirements.filter(({ isContext }) => !isContext).length
console.log(`${proven} requirements, ${tests.length} tests that carry their ids, ${faults.length} faults`)
