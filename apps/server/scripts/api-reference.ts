// Writes docs/api.md, the reference of the calls that are ours, from their contracts; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls, type Call } from './api-reference/calls.ts'
import { describeSchema } from './api-reference/describe-schema.ts'

const path = fileURLToPath(new URL('../../../docs/api.md', import.meta.url))

const introduction = `# Calls of the server

Made by \`npm run api-reference\` from the contracts in \`packages/domain\`; do not edit.

Accounts, tables, functions of the database, files and live changes are reached by
[supabase-js](https://supabase.com/docs/reference/javascript) under \`/auth/v1\`, \`/rest/v1\`, \`/storage/v1\` and \`/realtime/v1\`
(the [types of the tables](../packages/database/src/generated/types.ts)). These are the calls beside them. A learner's call carries
\`Authorization: Bearer <access token>\`. Whatever fails answers \`{"error": "what happened and what to do", "code": "…"}\`: 400
\`invalid_request\` for what cannot be read, 401 \`unauthorized\`, 413 \`too_large\`, 429 \`too_many_requests\`, 503 \`unavailable\` while
the database is away or \`site_disabled\` while the site is closed.
`

const fieldsOf = (title: string, { as, schema }: NonNullable<Call['takes']>): string[] => [
  `${title}: ${as}.`,
  ...(schema ? ['', ...describeSchema(schema), ''] : ['']),
]

const sectionOf = ({ name, about, caller, takes, answers, notes = [] }: Call): string =>
  [
    `## ${name}`,
    '',
    `${about} For ${caller === 'learner' ? 'a learner' : 'everybody'}.`,
    '',
    ...(takes ? fieldsOf('Takes', takes) : []),
    ...fieldsOf('Answers', answers),
    ...(notes.length > 0 ? [`Notes: ${notes.join('; ')}.`, ''] : []),
  ].join('\n')

const text = [introduction, ...calls.map(sectionOf)].join('\n').replace(/\n{3,}/g, '\n\n')

if (!process.argv.includes('--check')) writeFileSync(path, text)
else if (readFileSync(path, 'utf8') !== text) {
  console.error('docs/api.md is out of date. Run: npm run api-reference')
  process.exitCode = 1
}
