import type { Texts } from '../en'

export const shell: Texts['shell'] = {
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  openMenu: '打开菜单',
  menu: '菜单',
  pages: {
    dashboard: { name: '首页', description: '今天的学习和你的花园，一眼看到' },
    tutor: { name: '老师', description: '用你正在学的语言聊天' },
    courses: { name: '课程', description: '一个单元一个单元，一步步来' },
    review: { name: '复习', description: '把快要忘掉的找回来' },
    bank: { name: '词库', description: '你遇到过的每个词' },
    dictionary: { name: '词典', description: '什么词都能查' },
    analytics: { name: '统计', description: '看看你练了多少' },
    friends: { name: '好友', description: '结伴一起学' },
    feedback: { name: '反馈', description: '告诉我们你的想法' },
    settings: { name: '设置', description: '把 Lingarden 调成你喜欢的样子' },
    support: { name: '帮助与教程', description: '怎么用，这里都有' },
    plans: { name: '套餐', description: '一个月要多少钱' },
  },
  userMenu: '你的账号',
  language: '所学语言',
  planLabel: '内测用户',
  tokens: '点数',
  signOut: '退出登录',
  notFoundTitle: '这里没有长出页面',
  notFound: '可能是地址输错了，也可能是页面搬走了。',
  toDashboard: '去首页',
  toStart: '回到首页',
  maintenanceTitle: '马上回来',
  maintenance: '我们正在打理 Lingarden，请过一会儿再来。',
  offline: '你现在离线。看到的是浏览器保存的内容，改动会等你联网后再同步。',
  frames: {
    review:
      '复习会在你快忘掉一个词的时候把它带回来。在那之前，多遇见几次，词语也会长大：和老师聊聊，查查不认识的词。',
    friends: '在这里，你会遇到同样在学语言的朋友。在那之前，你的花园先自己生长。',
    feedback: '告诉我们哪里好用、哪里不好用。反馈表还没做好，请先写信给这台服务器的管理员。',
  },
  toTutor: '和老师聊聊',
  supportText: [
    '和老师聊聊：用自己的话回答，或者选一条建议回复。',
    '点一个词，就能看到读音和意思。遇到过的词会保存在你的词库里。',
    '老师只纠正有把握的错误。没有纠正，不等于没有错。',
  ],
  sources: '语言数据',
  sourcesText:
    '汉语：CC-CEDICT（CC-BY-SA-4.0）。西班牙语和法语：FreeDict WikDict，来自维基词典（CC-BY-SA-3.0）。Lingarden 本身是自由软件，采用 AGPL-3.0-or-later 许可证。',
}
