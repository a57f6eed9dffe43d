import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: '和好友一起学',
    problem: '认识也在学的人，想结伴一起学。',
    steps: [
      '打开“{shell.pages.friends.name}”。“{friends.code.title}”就在那里：告诉好友，或者复制链接发给对方。',
      '如果拿到了别人的好友码，输入后点“{friends.add.send}”。',
      '对方接受请求后，你们就能看到彼此。在“{friends.tabs.leaderboard}”里可以比较分钟数、新词数、连续天数和记住的词。',
      '在“{friends.visible.title}”里可以选自己的植物，不再公开练习情况，或者不接受招呼。',
    ],
    expect:
      '没有你的好友码，谁也找不到你；好友也看不到你说过什么、学过什么。好友码随时可以更换，也可以随时屏蔽或解除好友。',
    words: '好友码，邀请，排行榜，排名，删除好友，屏蔽，请求，招呼，隐私',
  },
  'send-feedback': {
    title: '报告问题，或者提建议',
    problem: '有什么不能用，或者缺了什么。',
    steps: [
      '点页面边上的圆形按钮，或者按 Ctrl、Shift 和 F；在手机上点菜单里的“反馈”。',
      '写下你做了什么、发生了什么。页面截图会一起附上：在“{feedback.annotate}”里可以把不想让人看到的地方涂模糊，点“{feedback.removePicture}”就不附截图。',
      '在“{shell.pages.feedback.name}”里可以看到以前发过的内容。新功能的想法在“{suggestions.title}”里，你可以给别人的想法投票。',
    ],
    expect:
      '内容会发给这台服务器的管理员。点“{feedback.send}”之前什么都不会发出。知道截图地址的人都能看到它。',
    words: '故障，错误，联系，想法，建议，投票，截图，坏了，投诉',
  },
}
