import type { NameRules, RelevanceRules } from '../../rules/relevance-rules.ts'
import { adjectives } from '../checks/words.ts'
import { answersAnyway, emptyWords, joiningWords } from './common-words.ts'
import { topics } from './topics.ts'
import { contentIn, mayFill, wordsIn } from './words.ts'

/** What one says "I" and "we" with, but for "my" and "our". */
const self = /[我咱](?!们?的)/u
/** Predicates that stand in no name, however short the sentence is. */
const surePredicate = /很|太.+了|了$/u
/** Those that a foreign name of some characters may have. */
const usualPredicate = /[是吃喝买看睡跑]|喜欢|[有在](?!限)|下[雨雪]|坐|写|唱|打|穿|会/u
const fewestSure = 4
const fewestUsual = 5

/** Verbs, adverbs and times that stand in no name of a person or a place. */
const noFilling =
  /[很没吃喝买卖疼病是]|太[^平原]|真[好的不]|不[^丹]|[了想要会]..|有[一两三四很没人点]|喜欢|觉得|什么|怎么|[哪吗]|去[了过]|一[点些本件辆]|块钱|[今昨明]天/u

const isClause = (text: string): boolean =>
  (text.length >= fewestSure && surePredicate.test(text)) ||
  (text.length >= fewestUsual && usualPredicate.test(text))

export const relevance: RelevanceRules = {
  emptyWords,
  joiningWords,
  answersAnyway,
  topics,
  isPersonal: (characters) => self.test(characters.join('')),
  isClause: (characters) => isClause(characters.join('')),
  noFilling,
  words: { all: wordsIn, content: contentIn, mayFill },
}

/** Ends of words for people, and beginnings of what is said of them. */
const person =
  '(?:学生|医生|先生|[老律厨教]师|[人员者们的了]|朋友)$|^(?:[很太真最不在从来要想有请别帮]|一?[个位名])'
const quality = `^(?:${adjectives}|困|病|好|快乐|难过|生气|男|女|老)$`

export const names: NameRules = {
  // Characters that write foreign names by their sound.
  inText: /[罗克斯尔德特丽莎娜伊艾埃保玛蒂米诺菲维卡迪伦杰洛露茜珍妮瑞哈]{2,}|\p{Script=Latin}/u,
  thatAreWords: new Set(),
  being: new Set(),
  likeWords: { introducer: /[叫姓名]/u, other: new RegExp(`${person}|${quality}`, 'u') },
  longest: 7,
}
