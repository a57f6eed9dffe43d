import type { Texts } from '../groups'

export const tour: Texts['tour'] = {
  title: 'Lingarden 导览',
  place: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
  next: '下一步',
  back: '上一步',
  skip: '跳过导览',
  done: '完成',
  steps: {
    today: {
      title: '现在做什么',
      text: '这个按钮总是通向眼下最有用的事：聊一聊、上一课，或者复习快要忘掉的词。',
    },
    talk: {
      title: '开口聊',
      text: '用自己的话回答老师，打字或说话都行。一时想不出来，就选一条建议回复。',
    },
    words: {
      title: '每个词都能点',
      text: '点一个词，就能看到意思、听到发音。你写的话也会在这里得到纠正，并说明原因。',
    },
    bank: {
      title: '你的词',
      text: '查过或自己用过的词都种在这里，每想起一次就会长大。你也可以自己添加。',
    },
    review: {
      title: '复习',
      text: '词会在你快要忘记的时候回来。常常来，每次几分钟就够了。',
    },
    help: {
      title: '帮助在这里',
      text: '这个菜单里有帮助、这份导览和设置。就是这些，去种你的花园吧。',
    },
  },
}
