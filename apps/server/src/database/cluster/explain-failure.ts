import { StartError } from '../../errors.ts'

/** What PostgreSQL and initdb give as their reasons, and what to do about them. */
const remedies: readonly [RegExp, string][] = [
  [/no space left|disk quota/i, 'Make room on the disk, then start again.'],
  [/read-only file system/i, 'Its disk is read-only; choose another DATA_DIR.'],
  [/could not (bind|create any TCP)/i, 'Another program uses its port; start again.'],
  [
    /loading shared libraries|library not loaded/i,
    'PostgreSQL cannot be run here: run npm ci, or use one of your own with DATABASE_URL.',
  ],
  [/cannot allocate memory|could not map|shared memory/i, 'Free some memory, then start again.'],
  [/permission denied|wrong ownership|invalid permissions/i, 'Start as the account that owns it.'],
  [
    /effective user ID/i,
    'PostgreSQL needs a name for this account in /etc/passwd: start as one that has it, or use a PostgreSQL of your own with DATABASE_URL.',
  ],
]

/**
 * The line for whoever starts the server.
 * @param what such as "<folder> cannot be made"
 * @param reason PostgreSQL's own, of one line
 * @param otherwise what to do where the reason tells nothing of it
 */
export function explainFailure(what: string, reason: string, otherwise: string, cause: unknown): StartError {
  const remedy = remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? otherwise
  return new StartError(`The database in ${what}: ${reason.replace(/\.$/, '')}. ${remedy}`, { cause })
}
