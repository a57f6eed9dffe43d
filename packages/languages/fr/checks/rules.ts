import type { Rule } from './because.ts'
import { correctAfterPreposition } from './after-preposition.ts'
import { correctAgreement } from './agreement.ts'
import { correctArticle } from './articles.ts'
import { correctAuxiliary } from './auxiliary.ts'
import { correctBareVerb, correctOrderOfPas, correctSi } from './bare-verb.ts'
import { correctClause } from './clauses.ts'
import { contract } from './contraction.ts'
import { elide } from './elision.ts'
import { correctExpression } from './expressions.ts'
import { correctHomophone } from './homophones.ts'
import { correctInfinitive } from './infinitive.ts'
import { correctMadeForm } from './made-forms.ts'
import { correctMoreLinks } from './more-links.ts'
import { correctNegation } from './negation.ts'
import { correctOwnThing } from './own-things.ts'
import { correctPerson } from './person.ts'
import { correctPredicate, correctQuel } from './predicate.ts'
import { correctQuantity } from './quantities.ts'
import { correctSelf } from './self.ts'
import { correctSpelling } from './spelling.ts'
import { correctVerbAndObject } from './verb-and-object.ts'
import { correctChildhood, correctPast, correctVerbLink } from './verb-links.ts'
import { correctOrder } from './word-order.ts'
import { correctWhole } from './wholes.ts'
import { correctWording } from './wordings.ts'
import { correctBeingOrHaving } from './being-or-having.ts'
import { correctPlacedPronoun } from './placed-pronouns.ts'

/** The rules for French; where two want the same word, the first wins. */
export const frenchRules: readonly Rule[] = [
  correctOrderOfPas,
  correctOrder,
  correctMadeForm,
  correctPast,
  correctChildhood,
  correctClause,
  correctVerbLink,
  correctWhole,
  correctQuantity,
  correctMoreLinks,
  correctOwnThing,
  correctArticle,
  correctAfterPreposition,
  correctBareVerb,
  contract,
  correctBeingOrHaving,
  correctAuxiliary,
  elide,
  correctSpelling,
  correctHomophone,
  correctExpression,
  correctWording,
  correctPlacedPronoun,
  correctVerbAndObject,
  correctSi,
  correctNegation,
  correctPerson,
  correctPredicate,
  correctQuel,
  correctSelf,
  correctAgreement,
  correctInfinitive,
]
