// Generated from reasons.*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { ReasonTexts } from '../../kit/reasons/reason.ts'

export const reasons = {
  "zhHaveNot": {
    "words": [],
    "en": "有 takes 没, not 不: 没有.",
    "es": "有 se niega con 没, no con 不: 没有.",
    "fr": "有 se nie avec 没, pas avec 不 : 没有.",
    "zh": "“有”的否定用“没”，不用“不”：没有。"
  },
  "zhTwo": {
    "words": [],
    "en": "Before a measure word two is 两, not 二.",
    "es": "Delante de un clasificador, dos es 两, no 二.",
    "fr": "Devant un classificateur, deux se dit 两, pas 二.",
    "zh": "量词前面用“两”，不用“二”。"
  },
  "zhDidNot": {
    "words": [],
    "en": "What did not happen takes 没, not 不.",
    "es": "Lo que no ocurrió se niega con 没, no con 不.",
    "fr": "Ce qui n’a pas eu lieu se nie avec 没, pas avec 不.",
    "zh": "没有发生的事用“没”，不用“不”。"
  },
  "zhNoLe": {
    "words": [],
    "en": "After 没, the verb takes no 了.",
    "es": "Después de 没, el verbo no lleva 了.",
    "fr": "Après 没, le verbe ne prend pas 了.",
    "zh": "用了“没”，动词后面不加“了”。"
  },
  "zhNoShi": {
    "words": [],
    "en": "Adjectives take no 是: 很 + adjective.",
    "es": "Los adjetivos no llevan 是: 很 + adjetivo.",
    "fr": "Les adjectifs ne prennent pas 是 : 很 + adjectif.",
    "zh": "形容词前不用“是”：很＋形容词。"
  },
  "zhHen": {
    "words": [],
    "en": "Adjectives take 很, not 是.",
    "es": "Los adjetivos llevan 很, no 是.",
    "fr": "Les adjectifs prennent 很, pas 是.",
    "zh": "形容词前用“很”，不用“是”。"
  },
  "zhAsksAlready": {
    "words": [],
    "en": "A question word already asks: no 吗.",
    "es": "La palabra interrogativa ya pregunta: sin 吗.",
    "fr": "Le mot interrogatif pose déjà la question : pas de 吗.",
    "zh": "已经有疑问词了，不用“吗”。"
  },
  "zhChoiceAsks": {
    "words": [],
    "en": "Verb 不 verb already asks: no 吗.",
    "es": "Verbo 不 verbo ya pregunta: sin 吗.",
    "fr": "Verbe 不 verbe pose déjà la question : pas de 吗.",
    "zh": "“V不V”已经是问句，不用“吗”。"
  },
  "zhNoMen": {
    "words": [],
    "en": "After a number, people take no 们.",
    "es": "Después de un número, las personas no llevan 们.",
    "fr": "Après un nombre, les personnes ne prennent pas 们.",
    "zh": "前面有数量时，后面不加“们”。"
  },
  "zhNeedsMeasure": {
    "words": [
      "noun",
      "measure"
    ],
    "en": "Between a number and 「{noun}」 stands 「{measure}」.",
    "es": "Entre un número y 「{noun}」 va 「{measure}」.",
    "fr": "Entre un nombre et 「{noun}」, il faut 「{measure}」.",
    "zh": "数词和“{noun}”中间要用量词“{measure}”。"
  },
  "zhMeasureOf": {
    "words": [
      "noun",
      "measure"
    ],
    "en": "The measure word of 「{noun}」 is 「{measure}」.",
    "es": "El clasificador de 「{noun}」 es 「{measure}」.",
    "fr": "Le classificateur de 「{noun}」 est 「{measure}」.",
    "zh": "“{noun}”的量词是“{measure}”。"
  },
  "zhTimeFirst": {
    "words": [],
    "en": "The time stands before the verb.",
    "es": "La expresión de tiempo va delante del verbo.",
    "fr": "Le moment se place devant le verbe.",
    "zh": "时间放在动词前面。"
  },
  "zhPlaceFirst": {
    "words": [],
    "en": "The place, with 在, stands before the verb.",
    "es": "El lugar, con 在, va delante del verbo.",
    "fr": "Le lieu, avec 在, se place devant le verbe.",
    "zh": "表示地点的“在……”放在动词前面。"
  },
  "zhJoinsNouns": {
    "words": [],
    "en": "和 joins nouns; between two clauses stands a comma.",
    "es": "和 une nombres; entre dos oraciones va una coma.",
    "fr": "和 relie des noms ; entre deux propositions, on met une virgule.",
    "zh": "“和”连接名词；两个分句之间用逗号。"
  }
} as const satisfies ReasonTexts
