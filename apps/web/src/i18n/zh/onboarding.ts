import type { Texts } from '../groups'

export const onboarding: Texts['onboarding'] = {
  languageTitle: '你想种下哪一门语言？',
  languageText: '以后随时可以换，也可以同时学几门。',
  genderTitle: '哪种词形适合你？',
  genderText: '西班牙语和法语的词形会随说话人变化，比如 cansado 和 cansada。',
  genderTextIn: (language, masculine, feminine) =>
    `${language}的词形会随说话人变化，比如 ${masculine} 和 ${feminine}。`,
  masculine: '阳性',
  feminine: '阴性',
  masculineExample: 'cansado, content',
  feminineExample: 'cansada, contente',
  difficultyTitle: '你学到哪一步了？',
  difficultyText: '老师会按你的水平说话，之后可以在设置里改。',
  skip: '先跳过',
  notSaved: '没能保存，请再选一次。',
  cameEasily: '这几句你答得很轻松。要让老师说得再难一点吗？',
  levelUp: '好，难一点',
  stayAtLevel: '先这样',
  changing: (language) => `正在准备${language}`,
  steps: {
    loading: '正在加载语言',
    caching: '正在保存，方便离线使用',
    initializing: '正在做最后的准备',
    complete: '准备好了',
  },
}
