import type { Texts } from '../en'

export const exercises: Texts['exercises'] = {
  check: '检查',
  tryAgain: '再试一次',
  showAnswer: '看答案',
  right: '对了。',
  rightAccents: (answer) => `对了。注意重音符号：${answer}`,
  rightSpelling: (answer) => `对了。注意拼写：${answer}`,
  wrong: '还不对。',
  solution: '答案',
  gap: (place, count) => (count === 1 ? '空格' : `第 ${place} 个空格，共 ${count} 个`),
  gapBegins: (gap, letter) => `${gap}，以 ${letter} 开头`,
  gapEmpty: (gap) => `${gap}，未填`,
  gapFilled: (gap, word) => `${gap}：${word}。点一下拿掉`,
  wordsToUse: '可用的词',
  yourSentence: '你的句子',
  yourSentenceEmpty: '按顺序点词语。',
  takeOut: (word) => `拿掉“${word}”`,
}
