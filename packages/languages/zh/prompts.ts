import type { PromptRules } from '../prompt-rules.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export const prompts: PromptRules = {
  variety: 'Standard Mandarin in simplified characters',
  register: '你 among friends and family; as staff or to somebody older, 您',
  wordsOf: (text) =>
    [...segmenter.segment(text)].map(({ segment }) => segment).filter((word) => /\p{Script=Han}/u.test(word)),
  // As hard as the hardest of its characters: 红茶 is 红 and 茶.
  rankUnlisted: (word, rankOf) => {
    const ranks = [...word].map(rankOf)
    return ranks.some((rank) => rank === undefined) ? undefined : Math.max(...ranks.map((rank) => rank ?? 0))
  },
  // One above what the examination asks: its lists leave out what everybody says every day.
  highestLevel: { beginner: 'HSK3', elementary: 'HSK4', intermediate: 'HSK5', advanced: 'HSK6' },
  shortestTopic: 2,
  unfit: [
    // Health
    /[病癌药]|糖尿|抑郁|焦虑|怀孕|残疾|过敏|哮喘/u,
    // Beliefs and politics
    /宗教|信教|基督|天主|穆斯林|伊斯兰|佛教|教堂|清真|政治|投票|党员/u,
    // Sexuality, descent, money, crime
    /同性恋|双性恋|跨性别|种族|民族|工资|收入|债|坐牢/u,
    // Ways to reach somebody, and secrets
    /密码|护照|地址|电话/u,
    // Orders to the tutor
    /忽略|指令|提示词|系统|你/u,
  ],
}
