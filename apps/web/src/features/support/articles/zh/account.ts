import type { TopicArticles } from '../../help/article'

export const account: TopicArticles<'account'> = {
  'tutor-settings': {
    title: '按自己的习惯设置老师',
    problem: '想在对话里多得到一些帮助，或者少一些。',
    steps: [
      '打开“{shell.pages.settings.name}”，找到“{settings.tutor}”。',
      '想更有挑战：遮住熟悉的词，让老师先只说哪里错了、为什么。',
      '想多些帮助：指向词语时显示意思，并打开建议回复。',
    ],
    expect: '每项改动立即生效并自动保存，在你所有的设备上都一样。',
    words: '偏好，选项，遮住词语，自动播放，点评，建议',
  },
  'interface-language': {
    title: '更换界面语言',
    problem: '想用另一种语言看菜单和帮助。',
    steps: [
      '打开“{shell.pages.settings.name}”，在“{common.interfaceLanguage}”里选择英语、西班牙语、法语或中文。',
      '登录前，表单下面也有同样的选项。',
    ],
    expect: '只有界面会变，你学的语言不变。无论界面用哪种语言，词义都是英文的。',
    words: 'English，Español，Français，菜单语言，英文界面，翻译界面',
  },
  appearance: {
    title: '浅色、深色和声调颜色',
    problem: '觉得页面太亮或太暗，或者声调的颜色让人分心。',
    steps: [
      '打开“{shell.pages.settings.name}”，找到“{settings.sections.appearance}”。',
      '在“{settings.theme}”里选浅色、深色，或者跟随设备。',
      '打开或关掉“{settings.toneColours}”。',
    ],
    expect:
      '立即生效，在你所有的设备上都一样。有没有颜色，声调符号都在。如果设备要求减少动态效果，页面就不会有动画。',
    words: '主题，深色模式，夜间，亮度，对比度，拼音颜色，动画',
  },
  account: {
    title: '名字、邮箱和密码',
    problem: '想改登录方式，或者改自己的名字。',
    steps: [
      '打开“{shell.pages.settings.name}”，在那里修改名字；邮箱和密码在“{settings.sections.account}”里，点“{account.changeEmail}”和“{account.changePassword}”。',
      '新邮箱要等你打开寄去的链接后才生效，旧邮箱会收到通知。新密码至少六个字符，不能是最常见的那些；改了以后，其他设备都会退出登录。',
      '改邮箱或密码时，除非你刚刚登录过，都会请你输入当前密码，或者邮件里的验证码。',
      '忘了密码，就在登录时点“{auth.forgotPassword}”。',
      '要在这台设备上退出，就在菜单里点“{shell.signOut}”；设置里的“{account.signOutEverywhere}”会退出所有设备。',
      '设置里的“{account.sessions.title}”列出你登录的每台设备。手机丢了，或者在别处忘了退出，就让那台设备退出登录，一小时内生效。',
    ],
    expect: '退出登录会清除这个浏览器保存的内容，服务器上的什么都不会丢。收不到邮件时，看看垃圾邮件箱。',
    words: '登录，邮件，忘记密码，重置，退出，注销，改名，设备，手机丢失，被盗',
  },
  memory: {
    title: '老师记得你的哪些事',
    problem: '老师提起了你说过的事，你想看一看或者改一改。',
    steps: [
      '打开“{shell.pages.settings.name}”，找到“{memory.title}”。',
      '可以删掉某一条，也可以全部删掉。',
      '关掉“{memory.switch}”，就完全不记了。',
    ],
    expect: '健康、信仰和联系方式从来不记。关掉以后不再保存任何内容，老师也看不到以前记下的。',
    words: '隐私，忘记，个人信息，错误记录',
  },
  'your-data': {
    title: '带走数据，或者注销账号',
    problem: '想要一份自己的全部数据，或者想彻底离开。',
    steps: [
      '打开“{shell.pages.settings.name}”，找到“{settings.sections.privacy}”。',
      '“{account.exportAll}”会把全部数据放进一个文件，词语还可以导出成表格和 Anki 文本。',
      '“{account.delete}”会请你输入自己的邮箱，并用密码或邮件里的验证码证明是你本人。付费套餐也会随之结束。',
    ],
    expect:
      '注销会立即删除你的所有数据和文件，无法恢复，所以请先导出。保存哪些内容、为什么保存，隐私政策里有说明。',
    words: '隐私，导出，下载数据，删除账号，注销，关闭账号',
  },
}
