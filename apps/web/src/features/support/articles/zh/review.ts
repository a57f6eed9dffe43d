import type { TopicArticles } from '../../help/article'

export const review: TopicArticles<'review'> = {
  'what-is-due': {
    title: '该复习什么，为什么',
    problem: '卡片太多、太少，或者一张也没有。',
    steps: [
      '打开“{shell.pages.review.name}”：那里写着今天有多少张卡片，以及为什么。',
      '点“{review.begin}”，想停就停，剩下的会等你。',
      '想改变每天的数量，就点上限旁边的“{review.changeLimits}”。',
    ],
    expect:
      '卡片会在你快要忘记时回来：开始是几分钟后，以后是几周、几个月后。如果你离开了一阵子，积下来的会分到几天里。',
    words: '间隔重复，计划，积压，上限，太多，没有复习，FSRS',
  },
  flashcards: {
    title: '回答词卡',
    problem: '四个按钮，不知道该按哪个。',
    steps: [
      '翻面之前，先试着回想。',
      '没记住选“{cards.grades.again}”，想了很久选“{cards.grades.hard}”，记得选“{cards.grades.good}”，不假思索选“{cards.grades.easy}”。',
      '用键盘：空格翻面，1 到 4 打分，u 退回上一张。',
      '在“{review.way}”里可以改成听、写或填空。',
    ],
    expect: '照实回答就好：打分只决定卡片什么时候再来。',
    words: '打分，再来，难，记得，容易，撤销，空格，间隔',
  },
  activities: {
    title: '自己做一个活动',
    problem: '想用某种方式练某些词，以后还想再练。',
    steps: [
      '打开“{shell.pages.review.name}”，选“{review.newActivity}”。',
      '选词：该复习的、按牢固程度、按标签、某一课的，或者自己挑。',
      '选练习类型，取个名称，点“{review.saveAndPlay}”。',
    ],
    expect: '活动会留在列表里，每次都取当时符合条件的词。答题也算作复习。',
    words: '自定义，练习，游戏，配对，测验，测试',
  },
  'forgotten-words': {
    title: '总记不住的词',
    problem: '同一个词忘了又忘。',
    steps: [
      '打开“{shell.pages.review.name}”：这些词在“{review.leeches}”里。',
      '打开一个，写条笔记：一个联想，或者自己造的句子。',
      '在下一次对话里用上它，或者做一个带这些句子的活动。',
    ],
    expect: '对这些词来说，再复习一遍最没有用。能记住三个星期左右，它就会离开这个列表。',
    words: '难词，忘记，困难，笔记，联想，记忆',
  },
}
