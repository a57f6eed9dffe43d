import type { Rule } from './because.ts'
import { correctWordAccent } from './accents.ts'
import { correctAgreement } from './agreement.ts'
import { correctBareVerb, correctVerbChain, correctWish } from './bare-verb.ts'
import { correctBeing } from './being.ts'
import { correctExpression } from './expressions.ts'
import { correctGustar } from './gustar.ts'
import { correctJointSubject } from './joint-subject.ts'
import { correctInfinitive } from './infinitive.ts'
import { correctLikedArticle, correctLiker } from './liking.ts'
import { correctLookAlike } from './look-alikes.ts'
import { joinWords } from './joining.ts'
import { correctIrregular } from './irregular.ts'
import { correctLink } from './linking-words.ts'
import { correctMood } from './mood.ts'
import { correctOneself } from './oneself.ts'
import { correctPast } from './past.ts'
import { correctPerson } from './person.ts'
import { correctPlaceName } from './place-names.ts'
import { correctPlaceAndWeather } from './place-and-weather.ts'
import { correctPredicate } from './predicate.ts'
import { correctSelf } from './self.ts'
import { correctSeveral } from './several.ts'
import { correctSpelling } from './spelling.ts'
import { correctWording } from './wordings.ts'

/** The rules for Spanish; where two want the same word, the first wins. */
export const spanishRules: readonly Rule[] = [
  joinWords,
  correctIrregular,
  correctSpelling,
  correctLookAlike,
  correctPlaceName,
  correctWordAccent,
  correctBeing,
  correctPlaceAndWeather,
  correctExpression,
  correctWording,
  correctGustar,
  correctLiker,
  correctLikedArticle,
  correctLink,
  correctVerbChain,
  correctBareVerb,
  correctOneself,
  correctWish,
  correctMood,
  correctJointSubject,
  correctPast,
  correctPerson,
  correctPredicate,
  correctAgreement,
  correctSeveral,
  correctSelf,
  correctInfinitive,
]
