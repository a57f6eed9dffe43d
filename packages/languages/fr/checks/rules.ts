import type { Rule } from './because.ts'
import { correctAgreement } from './agreement.ts'
import { correctAuxiliary } from './auxiliary.ts'
import { correctBareVerb, correctOrderOfPas, correctSi } from './bare-verb.ts'
import { contract } from './contraction.ts'
import { elide } from './elision.ts'
import { correctExpression } from './expressions.ts'
import { correctHomophone } from './homophones.ts'
import { correctInfinitive } from './infinitive.ts'
import { correctNegation } from './negation.ts'
import { correctPerson } from './person.ts'
import { correctPredicate } from './predicate.ts'
import { correctSpelling } from './spelling.ts'
import { correctVerbAndObject } from './verb-and-object.ts'
import { correctWording } from './wordings.ts'

/** The rules for French; where two want the same word, the first wins. */
export const frenchRules: readonly Rule[] = [
  correctOrderOfPas,
  correctBareVerb,
  contract,
  correctAuxiliary,
  elide,
  correctSpelling,
  correctHomophone,
  correctExpression,
  correctWording,
  correctVerbAndObject,
  correctSi,
  correctNegation,
  correctPerson,
  correctPredicate,
  correctAgreement,
  correctInfinitive,
]
