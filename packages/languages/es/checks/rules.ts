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
import { correctAccentedPast } from './accented-past.ts'
import { correctCondition } from './conditions.ts'
import { correctEnglishWord } from './english-words.ts'
import { correctAttributes } from './attributes.ts'
import { correctBarePlace, correctBareSubject, correctFixedWord } from './fixed-words.ts'
import { correctLikedPlural, correctNamedLiker } from './likers.ts'
import { correctMissingLink } from './missing-links.ts'
import { correctOrder } from './order.ts'
import {
  correctDuration,
  correctLeaving,
  correctMissingPreposition,
  correctPreposition,
  correctThinking,
  correctWhere,
} from './prepositions.ts'
import { correctProfession } from './professions.ts'
import { correctPronominal } from './pronominal.ts'
import { correctPeople } from './several-people.ts'
import { correctSpeltOtherwise } from './spelt-otherwise.ts'
import { correctFixedPhrase } from './fixed-phrases.ts'
import { correctNeedlessWord } from './needless-words.ts'
import { correctNeededArticle } from './needed-articles.ts'
import { correctAccentedVerb } from './accented-verbs.ts'
import { correctOwnPronoun } from './own-pronouns.ts'
import { correctPlacedWord } from './placed-words.ts'
import { correctUnsaidVerb } from './unsaid-verbs.ts'
import { correctFarAdjective } from './far-adjectives.ts'
import { correctRepeatedSubject } from './repeated-subject.ts'
import { correctWhole } from './whole.ts'

/** The rules for Spanish; where two want the same word, the first wins. */
export const spanishRules: readonly Rule[] = [
  joinWords,
  correctIrregular,
  correctSpeltOtherwise,
  correctSpelling,
  correctLookAlike,
  correctPlaceName,
  correctWordAccent,
  correctAccentedVerb,
  correctFixedPhrase,
  correctBeing,
  correctPlaceAndWeather,
  correctExpression,
  correctWording,
  correctLikedPlural,
  correctGustar,
  correctLiker,
  correctNamedLiker,
  correctPeople,
  correctLikedArticle,
  correctLink,
  correctVerbChain,
  correctBareVerb,
  correctUnsaidVerb,
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
  correctProfession,
  correctOrder,
  correctFixedWord,
  correctNeedlessWord,
  correctOwnPronoun,
  correctPlacedWord,
  correctNeededArticle,
  correctMissingLink,
  correctPreposition,
  correctWhere,
  correctDuration,
  correctLeaving,
  correctMissingPreposition,
  correctThinking,
  correctPronominal,
  correctCondition,
  correctAccentedPast,
  correctEnglishWord,
  correctBareSubject,
  correctBarePlace,
  correctAttributes,
  correctFarAdjective,
  correctWhole,
  correctRepeatedSubject,
  correctInfinitive,
]
