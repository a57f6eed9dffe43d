import { en, type Texts } from './en'

/** The interface texts in the learner's interface language. */
export function useTexts(): Texts {
  return en
}
