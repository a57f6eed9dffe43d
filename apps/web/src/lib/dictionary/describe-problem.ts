import type { words } from '@/i18n/en/words'
import { dictionaryErrors } from './dictionary-error'

type Problems = (typeof words)['dictionaryProblems']

const fixed = ['noLanguage', 'notSignedIn', 'authFailed', 'notParsed'] as const

/**
 * Why a dictionary is not there, in the language of the interface.
 * @param message of the error; one that is not in the catalogue stays as it is
 */
export function describeProblem(message: string, problems: Problems): string {
  const name = fixed.find((candidate) => dictionaryErrors[candidate] === message)
  if (name) return problems[name]
  const [file] = /\S+\.json/.exec(message) ?? []
  return file !== undefined && message === dictionaryErrors.notRetrieved(file)
    ? problems.notRetrieved(file)
    : message
}
