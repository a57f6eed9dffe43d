import type { Texts } from '../en'

export const welcome: Texts['welcome'] = {
  headline: '在聊天中学语言',
  lead: '一位耐心的老师，陪你学汉语、西班牙语和法语。遇到不认识的词就点一下，词库会自己长大。',
  begin: '创建账号',
  signIn: '登录',
  points: [
    { title: '聊', text: '老师按你的水平回答；有把握的错误，会直接在你的句子里改给你看。' },
    { title: '懂', text: '每个词都能点：读音、意思，还有你遇到它的那句话。' },
    { title: '记', text: '词语是种子。再次相遇，它们就会发芽、长大、开花。' },
  ],
  languages: '汉语 · 西班牙语 · 法语',
  open: 'Lingarden 是自由软件，一条命令就能在你自己的电脑上运行。',
  terms: '服务条款',
  privacy: '隐私政策',
}
