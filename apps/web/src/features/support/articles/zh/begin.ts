import type { TopicArticles } from '../../help/article'

export const begin: TopicArticles<'begin'> = {
  'first-steps': {
    title: '从哪里开始',
    problem: '刚注册好，不知道先做什么。',
    steps: [
      '打开“{shell.pages.dashboard.name}”：那个大按钮总是通向眼下最有用的事。',
      '去“{shell.pages.tutor.name}”聊上五分钟；想一步步学，就去“{shell.pages.courses.name}”。',
      '明天再来，从“{shell.pages.review.name}”开始。',
    ],
    expect: '你遇到的每个词都会成为花园里的一颗种子。常常来一会儿，比一天学很多长得更快。',
    words: '入门，新手，教程，导览，怎么用，开始',
  },
  'language-and-level': {
    title: '换一门语言，或者换个水平',
    problem: '想学另一门语言，或者觉得老师说得太简单、太难。',
    steps: [
      '换语言：把鼠标移到右上角的人形图标上；在手机上打开菜单。选择汉语、西班牙语或法语。',
      '换水平：打开“{shell.pages.settings.name}”，在“{settings.sections.learning}”里选择。',
      '选你现在能做到的；以后随时可以再改。',
    ],
    expect:
      '每门语言都有自己的词、水平、目标和对话。换语言什么都不会丢，回来时一切还是老样子。从下一次对话起，老师会按新的水平说话。',
    words: '切换语言，第二门语言，难度，太简单，太难，阴阳性，词形',
  },
}
