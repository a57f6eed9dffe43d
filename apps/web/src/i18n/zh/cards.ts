import type { Texts } from '../groups'

export const cards: Texts['cards'] = {
  readInstead: '现在不方便听：看文字',
  flashcards: '词卡',
  matching: '配对',
  direction: '词卡问什么',
  directions: { 'to-meaning': '看词想意思', 'to-word': '看意思想词' },
  card: (number, total) => `第 ${number} 张，共 ${total} 张`,
  turn: '翻面',
  grades: { again: '再来', hard: '有点难', good: '记得', easy: '很容易' },
  writeWord: '写出这个词',
  undo: '退回上一张',
  cardKeys: '空格翻面，1 到 4 表示记得怎么样，u 退回上一张。',
  boards: {
    meaning: (number, total) => `把词和意思配成对。第 ${number} 组，共 ${total} 组`,
    sound: (number, total) => `把词和声音配成对。第 ${number} 组，共 ${total} 组`,
    reading: (number, total) => `把汉字和拼音配成对。第 ${number} 组，共 ${total} 组`,
  },
  pickOther: '现在选和它对应的一项。',
  sound: (number) => `声音 ${number}`,
}
