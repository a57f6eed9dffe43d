import type { TopicArticles } from '../../help/article'

export const corrections: TopicArticles<'corrections'> = {
  'read-correction': {
    title: '怎么看纠正',
    problem: '老师在你的句子里标出了什么。',
    steps: [
      '看你自己的消息：错的词划掉了，正确的写在旁边。',
      '下面有一行简短的原因。“{tutor.feedback}”里可以一起看到。',
      '点“{activities.practiseThis}”，就它做一个小练习。',
    ],
    expect:
      '在“{shell.pages.settings.name}”里可以让老师先只说哪里错了、为什么，由你自己想出正确的说法。再点“{tutor.showForm}”就能看到答案。',
    words: '点评，错误，语法，红色，划掉，提示',
  },
  'missed-mistake': {
    title: '错了没纠正，或者纠正错了',
    problem: '你确定有错，却没有标出来；或者对的词被标成了错的。',
    steps: [
      '看看老师名字下面那一行：内置老师按规则纠正，只改有把握的地方。',
      '在下一条消息里问问老师。',
      '在“{shell.pages.dictionary.name}”里查一查这个词，看看它的词形和语法性别。',
    ],
    expect:
      '没有纠正，不等于没有错。改错比漏改更糟，所以老师拿不准就不说。如果它真的改错了，请用反馈表告诉我们。',
    words: '误改，漏改，没有纠正，改错，错误',
  },
  'practise-mistakes': {
    title: '练习自己犯过的错误',
    problem: '同样的错误一犯再犯，想改掉它。',
    steps: [
      '打开“{shell.pages.review.name}”，选“{review.mistakes}”。',
      '那里是你自己的句子，除了一处都已改好：你写错的地方划掉了，在旁边的空格里写出正确的。答完可以看到原因，还可以听整句。',
      '对话时，输入框旁边的哑铃图标会用你们聊过的内容出一道练习。',
    ],
    expect:
      '答过的过几天还会再来。在两天里都答对，或者聊天时两次自己用对，这个错误就算改掉了。所有待练的错误都在“{shell.pages.settings.name}”里，也可以在那里删除。',
    words: '错题，练习，重复，填空，纠错',
  },
}
