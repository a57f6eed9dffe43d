import type { ActivityTexts, FeedbackTexts, TutorTexts } from './tutor-texts.ts'

const feedback: FeedbackTexts = {
  correct: '正确。',
  understood: '我听懂了。',
  noMistakeFound: '我听懂了，能检查的地方没有发现错误。',
  freeOfKnownMistakes: '能检查的地方没有发现错误。',
  usualWay: (sentence) => `这里常见的回答：${sentence}`,
  writeAnything: '随便写点儿什么，一个词也可以。',
  trySentence: '试试下面的句子。',
  tooLong: (characters) => `这里只读前 ${characters} 个字符。短句能得到更好的反馈。`,
  answerIn: ({ name, typing }) =>
    typing === 'pinyin'
      ? `请用${name}回答：可以打拼音再选汉字，或者选下面的句子。`
      : `请用${name}回答，或者选下面的句子。`,
  writeIn: ({ name, typing }) => `试着用${name}${typing === 'pinyin' ? '或拼音' : ''}写，几个词就够了。`,
  stillOpen: (model) => `刚才的问题还等着你回答。可以说：${model}`,
  louder: '音量在你的设备上调节，声音和语速可以在设置里调整。',
  taskGoesOn: (model) => `这里继续做这一课的任务。可以说：${model}`,
  movedOn: '我们先往下走。你随时可以重新开始这个场景。',
  inSimplerWords: '点击一个词就能看到意思，也可以选下面的句子。',
  courteous: '说得好。刚才的问题还等着你回答，也可以选一个下面的句子。',
  clickWord: (word) => `点击“${word}”就能看到意思，也可以查词典。`,
  lookUpMeaning: (words) => `词典也能按意思查词：查一下“${words}”。`,
  freeSentence: '自由造句时，内置老师只检查常见错误。',
}

const activities: ActivityTexts = {
  titles: { cloze: '填空', order: '排序', choice: '选择' },
  fillSaid: '刚才这里说的是哪个词？',
  fillMistake: (wrong) => `你写的是“${wrong}”。这里应该怎么写？`,
  dropWord: '这句话多写了一个词，请选出来。',
  mendTitle: '改好你的句子',
  putInOrder: '按刚才说的顺序排列词语。',
  putRight: '这次把你自己的句子排对。',
  chooseSaid: '刚才这里说的是哪个词？',
  chooseRight: '哪一句是对的？',
  chooseMeaning: '这个词是什么意思？',
}

export const zh: TutorTexts = {
  feedback,
  activities,
  impolite:
    /[你真太]他妈的|他妈的[，。！!\s]|^\s*他妈的$|^\s*妈的[，。！!\s]|[，。！!\s]妈的[，。！!\s]|^\s*妈的$|[，。！!\s]妈的$|草泥马|卧槽|贱人|去你的|去你妈|蠢货|蠢猪|猪头(?!肉)|(?:大|臭)笨蛋|没用的(?:东西|机器|家伙)|你[^，。！？]{0,4}(?:垃圾|烦死了|讨厌死了|没用|有毛病|恶心|差劲)|我(?:恨|讨厌)你|傻[逼屄瓜叉子]|操你|笨蛋|白痴|王八蛋|混蛋|滚开|滚蛋|给我滚|去死|^\s*(?:你)?(?:快|给我)?闭嘴[吧啊！!。]*\s*$|脑残|废物|智障|神经病|^\s*(?:你)?(?:快)?滚[吧啊！!。]*\s*$|你(?:是不是|真的|真|太|好|很|就是|怎么这么|怎么那么|可真)?(?:有病|傻|蠢|笨)(?:吧|吗|啊|了|死了)?(?:[！!。？?]|$)/u,
  sentenceJoiner: '',
}
