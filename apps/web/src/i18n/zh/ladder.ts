import type { Texts } from '../groups'

export const ladder: Texts['ladder'] = {
  hints: {
    accent: '注意标出的词的重音符号。',
    spelling: '注意标出的词怎么拼写。',
    article: '注意名词前面的小词。',
    form: '注意词尾：和前后的词搭配吗？',
    measure_word: '注意量词。',
    word_order: '词都对，注意它们的顺序。',
    missing_word: '标出的地方少了一个词。',
    extra_word: '这里多了一个词。',
    word_choice: '这里应该用另一个词或另一种形式，是哪个？',
    other: '标出的地方还有点问题。',
  },
  tryAgain: '再试一次',
  showMe: '看答案',
  alwaysShow: '以后都直接显示答案',
  alwaysShown: '从现在起直接显示正确说法。想要提示，可以在设置里重新打开。',
  notSaved: '没能保存，请再试一次。',
  field: '再写一遍句子，或者只写标出的部分',
  check: '检查',
  missed: {
    same: '和刚才写的一样。',
    marks: '差一点，只是重音符号不对。',
    other: '还没答对。',
  },
  begins: (letter, letters) => `以“${letter}”开头，共 ${letters} 个字母或汉字。`,
  ends: (letter) => `以“${letter}”结尾。`,
  found: '你自己改对了。',
  shown: (right) => `正确的是：${right}`,
  waits: '你的句子里有一处等你再试一次。',
}
