import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: '和好友一起学',
    problem: '想看看好友学得怎么样，也让他们看看你。',
    steps: [
      '打开“{shell.pages.friends.name}”。那里有你自己的八位代码，把它告诉好友。',
      '输入好友的代码，发送请求；对方接受后，你们就能看到彼此。',
      '排行榜比较分钟数、词数、连续天数和记住的词，可以看一门语言，也可以看全部。',
    ],
    expect: '好友只能看到你的名字和这些数字，看不到你的对话和词语。代码随时可以更换，好友随时可以解除。',
    words: '好友代码，邀请，排行榜，排名，删除好友，请求',
  },
  'send-feedback': {
    title: '报告问题，或者提建议',
    problem: '有什么不能用，或者缺了什么。',
    steps: [
      '点页面边上的反馈按钮，或者按 Ctrl、Shift 和 F。',
      '写下你做了什么、发生了什么。愿意的话可以附上页面截图，不想让人看到的地方可以涂模糊。',
      '在“{shell.pages.feedback.name}”里可以看到以前发过的内容。新功能的想法也收集在那里，你可以给别人的想法投票。',
    ],
    expect: '内容会发给这台服务器的管理员。按下发送之前什么都不会发出，截图也可以不要。',
    words: '故障，错误，联系，想法，建议，投票，截图，坏了，投诉',
  },
}
