// Generated from reasons.*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { ReasonTexts } from '../../kit/reasons/reason.ts'

export const reasons = {
  "becomesBeforeVowel": {
    "words": [
      "word",
      "short"
    ],
    "en": "“{word}” becomes “{short}” before a vowel.",
    "es": "«{word}» se convierte en «{short}» delante de vocal.",
    "fr": "« {word} » devient « {short} » devant une voyelle.",
    "zh": "“{word}”在元音前变成“{short}”。"
  },
  "beforeVowel": {
    "words": [
      "word"
    ],
    "en": "Before a vowel it is “{word}”.",
    "es": "Delante de vocal es «{word}».",
    "fr": "Devant une voyelle, c’est « {word} ».",
    "zh": "在元音前用“{word}”。"
  },
  "agreesAfterBeing": {
    "words": [
      "subject",
      "form"
    ],
    "en": "The adjective agrees with “{subject}” after the verb, too: “{form}”.",
    "es": "El adjetivo concuerda con «{subject}» también después del verbo: «{form}».",
    "fr": "L’adjectif s’accorde avec « {subject} », même après le verbe : « {form} ».",
    "zh": "形容词放在动词后面也要和“{subject}”一致：“{form}”。"
  },
  "turnsAfter": {
    "words": [
      "word",
      "from",
      "to"
    ],
    "en": "After “{word}”, “{from}” becomes “{to}”.",
    "es": "Después de «{word}», «{from}» pasa a ser «{to}».",
    "fr": "Après « {word} », « {from} » devient « {to} ».",
    "zh": "在“{word}”后面，“{from}”变成“{to}”。"
  },
  "frAge": {
    "words": [],
    "en": "For age, French uses “avoir”.",
    "es": "Para la edad, el francés usa «avoir».",
    "fr": "Pour l’âge, le français emploie « avoir ».",
    "zh": "法语说年龄用“avoir”。"
  },
  "frTakesAvoir": {
    "words": [],
    "en": "This verb takes “avoir” in the past.",
    "es": "Este verbo forma el pasado con «avoir».",
    "fr": "Au passé, ce verbe prend « avoir ».",
    "zh": "这个动词的过去时用“avoir”。"
  },
  "frTakesEtre": {
    "words": [
      "verb"
    ],
    "en": "“{verb}” takes “être” in the past.",
    "es": "«{verb}» forma el pasado con «être».",
    "fr": "Au passé, « {verb} » prend « être ».",
    "zh": "“{verb}”的过去时用“être”。"
  },
  "frNePas": {
    "words": [],
    "en": "“ne” needs “pas” after the verb.",
    "es": "«ne» necesita «pas» después del verbo.",
    "fr": "« ne » demande « pas » après le verbe.",
    "zh": "用了“ne”，动词后面要有“pas”。"
  },
  "frParticipleAgrees": {
    "words": [
      "form"
    ],
    "en": "With “être” the participle agrees: “{form}”.",
    "es": "Con «être» el participio concuerda: «{form}».",
    "fr": "Avec « être », le participe s’accorde : « {form} ».",
    "zh": "用“être”时，过去分词要一致：“{form}”。"
  },
  "frWhere": {
    "words": [],
    "en": "“où” (where) has an accent; “ou” means “or”.",
    "es": "«où» (dónde) lleva acento; «ou» significa «o».",
    "fr": "« où » (le lieu) prend un accent ; « ou » exprime un choix.",
    "zh": "“où”（哪里）有重音符号；“ou”是“或者”。"
  },
  "frIt": {
    "words": [],
    "en": "“ça” (it) is not “sa” (his, her).",
    "es": "«ça» (eso) no es «sa» (su).",
    "fr": "« ça » (cela) n’est pas « sa » (à lui, à elle).",
    "zh": "“ça”（这个）不是“sa”（他的、她的）。"
  },
  "frTo": {
    "words": [],
    "en": "“à” (to, at) has an accent; “a” means “has”.",
    "es": "«à» (a, en) lleva acento; «a» significa «ha» o «tiene».",
    "fr": "« à » (préposition) prend un accent ; « a » est le verbe avoir.",
    "zh": "“à”（在、到）有重音符号；“a”的意思是“有”。"
  },
  "frHas": {
    "words": [],
    "en": "“a” (has) has no accent; “à” means “to” or “at”.",
    "es": "«a» (ha, tiene) no lleva acento; «à» significa «a» o «en».",
    "fr": "« a » (le verbe avoir) n’a pas d’accent ; « à » est la préposition.",
    "zh": "“a”（有）没有重音符号；“à”是“在、到”。"
  },
  "frIs": {
    "words": [],
    "en": "“est” means “is”; “et” means “and”.",
    "es": "«est» significa «es» o «está»; «et» significa «y».",
    "fr": "« est » est le verbe être ; « et » relie deux mots.",
    "zh": "“est”的意思是“是”；“et”的意思是“和”。"
  },
  "frSelf": {
    "words": [],
    "en": "With a verb of one’s own it is “se”; “ce” means “this”.",
    "es": "Con un verbo pronominal es «se»; «ce» significa «este».",
    "fr": "Avec un verbe pronominal, c’est « se » ; « ce » sert à montrer.",
    "zh": "自反动词用“se”；“ce”是“这个”。"
  },
  "frThis": {
    "words": [],
    "en": "“ce” means “this”; “se” belongs to a verb.",
    "es": "«ce» significa «este»; «se» acompaña a un verbo.",
    "fr": "« ce » sert à montrer ; « se » va avec un verbe.",
    "zh": "“ce”是“这个”；“se”跟动词连用。"
  },
  "frAre": {
    "words": [],
    "en": "“sont” means “are”; “son” means “his, her”.",
    "es": "«sont» significa «son» o «están»; «son» significa «su».",
    "fr": "« sont » est le verbe être ; « son » dit à qui est quelque chose.",
    "zh": "“sont”的意思是“是”；“son”的意思是“他的、她的”。"
  },
  "frHave": {
    "words": [],
    "en": "“ont” means “have”; “on” means “one”.",
    "es": "«ont» significa «han» o «tienen»; «on» significa «se» o «nosotros».",
    "fr": "« ont » est le verbe avoir ; « on » est un pronom.",
    "zh": "“ont”是“有”；“on”是“人们、我们”。"
  },
  "frCan": {
    "words": [],
    "en": "“peut” is the verb; “peu” means “little”.",
    "es": "«peut» es el verbo; «peu» significa «poco».",
    "fr": "« peut » est le verbe pouvoir ; « peu » est le contraire de beaucoup.",
    "zh": "“peut”是动词“能”；“peu”是“少”。"
  },
  "frSure": {
    "words": [],
    "en": "“sûr” (sure) has an accent.",
    "es": "«sûr» (seguro) lleva acento.",
    "fr": "« sûr » (certain) prend un accent.",
    "zh": "“sûr”（肯定）有重音符号。"
  },
  "frItIs": {
    "words": [],
    "en": "“c’est” means “it is”.",
    "es": "«c’est» significa «es» o «esto es».",
    "fr": "« c’est » veut dire « cela est ».",
    "zh": "“c’est”是“这是”。"
  },
  "frBeside": {
    "words": [],
    "en": "“à côté” has its accent on the o.",
    "es": "«à côté» lleva el acento en la o.",
    "fr": "« à côté » a son accent sur le o.",
    "zh": "“à côté”的重音符号在 o 上。"
  },
  "frAroundVerb": {
    "words": [
      "words"
    ],
    "en": "“ne” stands before the verb and “pas” after it: “{words}”.",
    "es": "«ne» va delante del verbo y «pas» detrás: «{words}».",
    "fr": "« ne » se place avant le verbe et « pas » après : « {words} ».",
    "zh": "ne 放在动词前，pas 放在动词后：“{words}”。"
  },
  "frAfterSi": {
    "words": [
      "form"
    ],
    "en": "After “si” (if) stands the imperfect: “{form}”.",
    "es": "Después de «si» va el imperfecto: «{form}».",
    "fr": "Après « si », on met l’imparfait : « {form} ».",
    "zh": "si（如果）后面用未完成过去时：“{form}”。"
  },
  "frKnowHow": {
    "words": [
      "form"
    ],
    "en": "What one has learnt to do takes “savoir”: “{form}”.",
    "es": "Lo que se ha aprendido a hacer va con «savoir»: «{form}».",
    "fr": "Ce qu’on a appris à faire se dit avec « savoir » : « {form} ».",
    "zh": "会做某事用 savoir：“{form}”。"
  },
  "frSmall": {
    "words": [],
    "en": "Languages, days and months take no capital, nor does a nationality after “être”.",
    "es": "Los idiomas, los días y los meses se escriben con minúscula, y también la nacionalidad después de «être».",
    "fr": "Les langues, les jours et les mois s’écrivent sans majuscule, comme la nationalité après « être ».",
    "zh": "语言、星期和月份不用大写，être 后面的国籍也不用。"
  }
} as const satisfies ReasonTexts
