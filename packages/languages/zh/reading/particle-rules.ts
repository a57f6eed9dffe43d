import type { ReadingRules } from './rule.ts'

/** Readings of grammar words, which stand alone most of the time. */
export const particleRules: ReadingRules = {
  得: [
    {
      reading: 'dé',
      after:
        /^(?:(?:了|过) )?(?:(?:一|两|几|很多) )?(?:个|场|种)?(?: ?大)? ?(?:第|奖|金牌|冠军|大?病|癌|感冒|高?分|满分|\d+ 分)/u,
    },
    {
      reading: 'děi',
      before:
        /(?:^|[，。！？,;；] ?)$|(?:^| )(?:[我你他她它您谁咱]们?|也|就|都|还|总|可|必|只|又|真|非|先|现在|今天|明天|今晚|以后|大家|有人|妈妈|爸爸|老师|每天|每次|一定|恐怕|可能)$/u,
      after: /^(?!了|很|不(?: |$)|太|非常|好 ?(?:$|[，。！？]))./u,
    },
    { reading: 'de' },
  ],
  地: [
    {
      reading: 'dì',
      after: /^(?:$|[，。！？,.!?、]|(?:上|下|里|面|很|太|是|都|板|也|滑|湿|脏|干净)(?: |$))/u,
    },
    {
      reading: 'dì',
      before: /(?:^| )(?:的|一|这|那|块|片|扫|拖|种|在|满|草|田|扫 了|拖 了|擦|这里|那里|哪)$/u,
    },
    { reading: 'de' },
  ],
  着: [
    { reading: 'zháo', before: /(?:睡|找|点|猜|买|用|够|见|管|抓) ?(?:不|得)$|睡$/u },
    { reading: 'zháo', before: /[找猜]$/u, after: /^了/u },
    { reading: 'zhe' },
  ],
  了: [
    { reading: 'liǎo', before: /(?:^| )(?:[不得]|[^ 觉记懂值获取显晓认舍使免懒难]得)$/u },
    { reading: 'le' },
  ],
  过: [
    {
      reading: 'guò',
      after:
        /^(?:年|节|生日|马路|街|桥|河|日子|周末|得|着|期|关|夜|冬|夏|春节|圣诞节|中秋节|(?:一会儿|几天|半天)(?: |$))/u,
    },
    {
      reading: 'guò',
      before:
        /(?:^|[，。！？])$|(?:^| )(?:怎么|一起|要|想|能|会|可以|[我你他她它您]们?|大家|都|也|再|先|就|才|快|已经|时间|日子|生活|得|不|别|在|人|每天|今年|去年|这么|那么|一个人|没法|怎样|节|度|经|不能|不会)$/u,
    },
    { reading: 'guo' },
  ],
  还: [
    {
      reading: 'huán',
      after:
        /^(?:给|钱|书|债|款|清|掉|回|车|欠|(?:[我你他她]|[我你他她]们) (?:钱|书|的|那|这|一|多少|什么|东西|雨伞|手机))/u,
    },
    { reading: 'huán', after: /^(?:了|过|(?:呢|吗|吧|啊)? ?[，。！？,.!?]|$)/u },
    {
      reading: 'huán',
      before: /(?:^| )(?:要|没|忘|忘了|记得|该|应该|来|去|借|把 .{1,8})$/u,
      after: /^(?!是|有|在|没|不|能|会|要|想|得|可以|很|挺)./u,
    },
    { reading: 'hái' },
  ],
  都: [{ reading: 'dū', before: /[首成京故古旧新国]$/u }, { reading: 'dōu' }],
  为: [
    {
      reading: 'wéi',
      before: /[成作变化视分称选认以改译定设命]$|(?:^| )(?:以|称|视|选|评|命名) [^，。]{1,12}$/u,
    },
    { reading: 'wéi', after: /^(?:止|期|主|难|首|生|例|准|限|伴|零)/u },
    { reading: 'wèi' },
  ],
  只: [
    {
      reading: 'zhī',
      before: /(?:^| )(?:\d+|[一二两三四五六七八九十几半百千数每哪]+|多少)$/u,
      after: /^(?!是|有|能|要|会|好|想)/u,
    },
    { reading: 'zhī', before: /(?:^| )[这那]$/u, after: /^(?!是|有|能|要|会|好|想|不过)/u },
    { reading: 'zhǐ' },
  ],
  和: [{ reading: 'hé' }],
  与: [{ reading: 'yǔ' }],
  没: [{ reading: 'méi' }],
  给: [{ reading: 'gěi' }],
  会: [{ reading: 'huì' }],
  要: [{ reading: 'yào' }],
  的: [{ reading: 'de' }],
  吗: [{ reading: 'ma' }],
  呢: [{ reading: 'ne' }],
  吧: [{ reading: 'ba' }],
  啊: [{ reading: 'a' }],
  呀: [{ reading: 'ya' }],
  几: [{ reading: 'jǐ' }],
  更: [{ reading: 'gèng' }],
  那: [{ reading: 'nà' }],
  哪: [{ reading: 'nǎ' }],
  谁: [{ reading: 'shéi' }],
  将: [{ reading: 'jiāng' }],
  曾: [{ reading: 'céng' }],
  别: [{ reading: 'bié' }],
}
