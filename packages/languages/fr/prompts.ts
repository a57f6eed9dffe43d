import { latinWords } from '../kit/prompts/latin-words.ts'
import { wholeWords } from '../kit/prompts/whole-words.ts'
import type { PromptRules } from '../prompt-rules.ts'

/** Elided words stand for themselves: "j'ai" is two words. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/u

export const prompts: PromptRules = {
  variety: 'the French of France, with tu',
  register: 'tu among friends and family; as staff, official or stranger to an adult, vous',
  wordsOf: (text) => latinWords(text, elision),
  highestLevel: { beginner: 'A1', elementary: 'A2', intermediate: 'B1', advanced: 'C1' },
  shortestTopic: 5,
  unfit: [
    // Health
    wholeWords(`diab[eéè]t* d[eé]press* anxi* enceinte handicap* al[eé]rg* asthm* malad* m[eé]dicament*`),
    // Beliefs and politics
    wholeWords(
      'chr[eé]tien* musulm* jui(?:f|ve)s? bouddhis* ath[eé]e* [eé]glises? mosqu[eé]es? dieu syndicat*',
    ),
    // Sexuality, descent, money, crime
    wholeWords('lesbienne* hétérosexu* sexe transgenre [eé]thni* salaires? dettes?'),
    // Ways to reach somebody, and secrets
    wholeWords('mot_de_passe passeport adresse'),
    // Orders to the tutor
    wholeWords('système'),
  ],
}
