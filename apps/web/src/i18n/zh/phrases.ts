import type { Texts } from '../groups'

export const phrases: Texts['phrases'] = {
  taken: (first, last, count) => `已选 ${count} 个词，从“${first}”到“${last}”。按回车一起查，按 Esc 取消。`,
  title: '短语',
  wordByWord: '词典里没有这个短语。逐词的意思：',
  unknown: '词典里没有',
  meaning: '你写的意思',
  meaningHint: '先按逐词的意思，你可以改得更好。',
  meaningKnown: '留空就用词典的意思。',
  keep: '当作一个词收进词库',
  kept: '已作为一个词在你的词库里。',
  notVouched: '这句话不一定全对，所以不收这个短语。',
  problems: {
    long: '一个短语最多十个词。请少选几个再收。',
    sentences: '短语不能跨句子。请少选几个词再收。',
  },
  takeMore: '多选几个词',
  before: '连前一个词',
  after: '连后一个词',
}
