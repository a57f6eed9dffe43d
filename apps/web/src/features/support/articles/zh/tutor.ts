import type { TopicArticles } from '../../help/article'

export const tutor: TopicArticles<'tutor'> = {
  conversation: {
    title: '和老师对话',
    problem: '想知道对话是怎么进行的。',
    steps: [
      '打开“{shell.pages.tutor.name}”。老师会先打招呼，再问你一个问题。',
      '用自己的话回答，按回车键发送。Shift 加回车键换行。',
      '“{tutor.goals}”里列出这次可以试着做的事。点“{tutor.endSession}”，可以看看自己做了什么。',
      '点“{tutor.newConversation}”，开始新的对话。',
    ],
    expect:
      '老师会按你的水平回答。它说的每个词都可以点；你读回复的时候，你写的话也在得到点评。如果是内置老师在回答，名字下面会有一行说明；否则就是语言模型。',
    words: '聊天，消息，目标，发送，换行，内置老师，会话',
  },
  'stuck-for-words': {
    title: '不知道说什么',
    problem: '老师问了问题，你却想不出怎么回答。',
    steps: [
      '看看输入框上方的“{tutor.suggestedReplies}”。点一条就会填进输入框，还可以再改。',
      '能写多少写多少，半句也行，中间夹一个母语的词也没关系。',
      '告诉老师你没听懂，它会说得更简单。',
    ],
    expect: '说错了不要紧。想自己找词的话，可以在“{shell.pages.settings.name}”里关掉建议。',
    words: '建议，提示，想法，回复，卡住，听不懂，不会说',
  },
  'look-up-word': {
    title: '查看词的意思',
    problem: '对话里有一个词不认识。',
    steps: [
      '点那个词。意思、读音和词形会在旁边打开；在手机上从下方打开。',
      '点“{tutor.addToBank}”把它留下，或者点喇叭听发音。',
      '用键盘时，按 Tab 键移到消息上，再用方向键在词与词之间移动。',
    ],
    expect:
      '查过的词就种进词库；只是遇到过的词在“{bankWords.standings.met}”里等着。反复查的词，牢固得慢一些。',
    words: '词义，释义，点击，拼音，发音，生词，悬停',
  },
  translation: {
    title: '翻译一条消息',
    problem: '想看懂老师的整条消息。',
    steps: [
      '点消息下面的“{tutor.translate}”。',
      '只想弄懂句子里的一个词，就打开那个词，点“{tutor.explainWord}”。',
      '看不到这些按钮时，在“{shell.pages.settings.name}”里打开“{settings.switches.show_actions}”。',
    ],
    expect: '翻译和讲解由语言模型来写。如果这台服务器没有语言模型，会有提示；点击查词则一直可用。',
    words: '翻译，解释，英文，语言模型，人工智能',
  },
  'earlier-conversations': {
    title: '查找、重命名或删除对话',
    problem: '想接着以前的对话聊，或者想整理一下。',
    steps: [
      '打开“{shell.pages.tutor.name}”，看“{tutor.histories}”；在手机上，点老师名字旁边的图标。',
      '点一段对话，就可以接着聊。',
      '旁边的图标可以重命名或删除。',
    ],
    expect: '只要你说过话，对话就会保存。删除后不能恢复，但词语仍会留在词库里。',
    words: '历史记录，以前的聊天，继续，移除',
  },
  'tutor-silent': {
    title: '老师没有回答',
    problem: '回复一直不来，或者中途断了。',
    steps: [
      '点消息下面的“{tutor.retry}”。已经收到的部分会保留。',
      '看看页面上方：没有网络时，浏览器里的内置老师会接着聊。',
      '如果提示“{tutor.outOfTokensTitle}”，说明这个月的点数用完了，请看关于点数的文章。',
    ],
    expect: '你写的内容不会丢，没有收到的回复也不扣点数。如果总是这样，请写信给这台服务器的管理员。',
    words: '出错，错误，失败，不回复，加载，超时，卡住，点数用完',
  },
}
