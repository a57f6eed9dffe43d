import type { TopicArticles } from '../../help/article'

export const courses: TopicArticles<'courses'> = {
  lessons: {
    title: '一课怎么上',
    problem: '想一步步学，或者想知道一课为什么还不算掌握。',
    steps: [
      '打开“{shell.pages.courses.name}”。课程会推荐下一课，但从哪一课开始都行。',
      '每一课有生词、对话、一点语法和练习。随时可以离开。',
      '最后点“{courses.toTutor}”，把学到的用起来。',
    ],
    expect: '下次会从停下的地方继续，换一台设备也一样。这一课的词都记牢了才算掌握，点完一遍不算。',
    words: '课程，单元，掌握，完成，进度，锁定，下一课，对话，语法',
  },
  'type-letters': {
    title: '输入重音符号和汉字',
    problem: '键盘上没有 ñ、é，也打不出汉字。',
    steps: [
      '西班牙语和法语：点输入框下面的字母，光标会留在原处。',
      '汉语：打开拼音输入法；手机在键盘设置里，电脑在语言设置里。',
      '练习里的拼音可以用数字标声调，例如 ni3 hao3。',
    ],
    expect: '少写重音符号也算对，并会显示给你看；较长的词错一个字母也一样。不写重音符号，老师也看得懂。',
    words: '重音，键盘，ñ，é，ç，拼音，汉字，输入法，打错',
  },
}
