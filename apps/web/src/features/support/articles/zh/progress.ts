import type { TopicArticles } from '../../help/article'

export const progress: TopicArticles<'progress'> = {
  'goal-and-streak': {
    title: '每日目标和连续天数',
    problem: '想改目标，或者有一天没有算上。',
    steps: [
      '打开“{shell.pages.dashboard.name}”，点“{dashboard.changeGoal}”。',
      '选择这门语言每天想练多少分钟。',
      '练习时间达到目标，这一天就算完成；日期以你的设备为准。',
    ],
    expect:
      '对话、课文或复习打开并且看得见时才计时；一段时间没有动作，或者切换到别的标签页，计时就会停。今天还没过完，连续天数就不会断。',
    words: '打卡，连续，分钟，目标，断了，时间，没算，坚持度',
  },
  charts: {
    title: '看懂图表，保存图表',
    problem: '想看看自己进步得怎么样。',
    steps: [
      '打开“{shell.pages.analytics.name}”，选择语言和时间范围。',
      '每张图下面有一句话说明；点“{charts.asTable}”可以看数字。',
      '每张图都可以存成图片或表格。',
    ],
    expect: '在手机上，点下面的链接就能打开。刚刚的练习可能要过半分钟才显示。',
    words: '统计，图，一年，热力图，导出，csv，png，时间',
  },
}
