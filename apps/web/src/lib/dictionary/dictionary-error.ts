/** How it is known after it has come from the worker; the name of a class is shortened in what is delivered. */
export const dictionaryErrorName = 'DictionaryError'

/** Why a dictionary is not there; the messages are those of the error catalogue (requirements 8.5-8.9). */
export class DictionaryError extends Error {
  override name = dictionaryErrorName
}

/** What the worker says of a dictionary that it has not opened; no learner reads it. */
export const notOpen = (languageCode: string): string => `The dictionary ${languageCode} is not open`

export const dictionaryErrors = {
  noLanguage: 'Language code is required to load dictionary. Please select a language first.',
  notSignedIn: 'User must be authenticated to access dictionary. Please sign in.',
  authFailed: 'Authentication check failed. Please sign in.',
  notRetrieved: (file: string) =>
    `Failed to retrieve dictionary. Check if ${file} exists in the dictionaries bucket.`,
  notParsed: 'Failed to parse dictionary JSON.',
  searchCancelled: 'Search was cancelled',
}
