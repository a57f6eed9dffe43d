import type { Texts } from '../groups'

export const memory: Texts['memory'] = {
  title: '老师记得的事',
  switch: '记住我说的事和我犯的错误',
  about: '老师有时会再提起这些事，但不会记下健康、信仰和联系方式。',
  aboutOff: '不再保存任何内容，老师也看不到下面这些。你仍然可以删除它们。',
  language: '语言',
  headings: { facts: '关于你', mistakes: '错误' },
  empty: {
    facts: '聊天时说到的自己的事会出现在这里，比如住在哪儿、喜欢什么。',
  },
  topics: {
    name: '名字',
    origin: '来自',
    nationality: '国籍',
    home: '住处',
    work: '工作',
    family: '家人',
    pet: '宠物',
    pet_name: '宠物的名字',
    likes: '喜欢',
    other: '其他',
  },
  forget: (name) => `忘记“${name}”`,
  forgetAll: { facts: '全部忘记', mistakes: '全部忘记' },
  forgetAllTitle: { facts: '忘记关于你的一切', mistakes: '忘记所有错误' },
  forgetAbout: '删除后无法恢复。你的对话和词语会保留。',
  forgetIt: '忘记',
  waiting: '你在这里忘掉或学会的内容，联网后会告诉老师。',
  notForgotten: '没有删除成功，请再试一次。',
  notShown: '现在无法显示。',
  showAll: (count) => `全部显示（${count}）`,
}
