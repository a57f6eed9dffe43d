import { asidesOf } from '../../kit/tutor/asides.ts'
import type { MatchingRules, NegationRules } from '../../rules/matching-rules.ts'

const negations: NegationRules = {
  words: /[不没别]/gu,
  harmless:
    /(.)[不没]\1|没(?:关系|问题|事|错|什么)|不(?:客气|错|用谢|谢|好意思|过|同|但|仅|只)|对不起|差不多|了不起|别[的人]|[特告分区级]别/gu,
  opener: {
    inText: /(?<=^(?:[嗯哦啊呃那][\s，,。…]*)*)[不没](?=[是有用要]?(?:[，,。.！!]|$))/gu,
    inPattern: /^[不没](?=[是有用要]?$)/u,
    words: new Set(['不', '没']),
  },
  followsVerb: false,
  isWeighty: (character) => !/[有是想要会太很得了]/u.test(character),
}

export const matching: MatchingRules = {
  tokens: {
    // Digits and Latin letters are one token; the characters after them are not part of it (2个人, T恤).
    each: /\{[a-z]+\}|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\d])+/gu,
    closed: /^\p{Script=Han}$/u,
  },
  plain: (character) => character,
  formGroups: [[...'个张本杯瓶块碗只条位']],
  // Its forms are measure words.
  reasonOfForm: () => 'measureWord',
  negations,
  asides: asidesOf('[嗯哦啊呃唉哎诶噢哇呀]', '那么?(?=[，,、])', ''),
}
