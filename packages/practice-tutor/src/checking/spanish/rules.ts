import type { Rule } from '../sentence/reader.ts'
import { correctWordAccent } from './accents.ts'
import { correctAgreement } from './agreement.ts'
import { correctBeing } from './being.ts'
import { correctExpression } from './expressions.ts'
import { correctGustar } from './gustar.ts'
import { correctInfinitive } from './infinitive.ts'
import { joinWords } from './joining.ts'
import { correctIrregular } from './irregular.ts'
import { correctPast } from './past.ts'
import { correctPerson } from './person.ts'
import { correctPredicate } from './predicate.ts'
import { correctSpelling } from './spelling.ts'

/** The rules for Spanish; where two want the same word, the first wins. */
export const spanishRules: readonly Rule[] = [
  joinWords,
  correctIrregular,
  correctSpelling,
  correctWordAccent,
  correctBeing,
  correctExpression,
  correctGustar,
  correctPast,
  correctPerson,
  correctPredicate,
  correctAgreement,
  correctInfinitive,
]
