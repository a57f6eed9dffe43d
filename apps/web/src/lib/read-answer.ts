import { parseAnswer } from '@lingarden/database/rows/parse-answer'
import { logError } from './log'

/**
 * What the database answered, read by its schema. That it does not fit is written to the log, with the places that do not;
 * the page shows its error state.
 * @throws UnreadableAnswer
 */
export const readAnswer: typeof parseAnswer = (schema, what, answer) => {
  try {
    return parseAnswer(schema, what, answer)
  } catch (cause) {
    logError('The database answered what this version cannot read', cause)
    throw cause
  }
}
