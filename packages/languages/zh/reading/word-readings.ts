/** Readings of words that dictionaries list with several, or with the rarer one first. */
const written = `
东西 dōng xi|地方 dì fang|便宜 pián yi|多少 duō shao|告诉 gào su|大夫 dài fu|人家 rén jia|地道 dì dao|孙子 sūn zi|妻子 qī zi
出来 chū lái|过来 guò lái|起来 qǐ lai|看好 kàn hǎo|教学 jiào xué|教授 jiào shòu|明朝 Míng cháo|所长 suǒ zhǎng|同行 tóng háng
行长 háng zhǎng|好吃 hǎo chī|好玩 hǎo wán|好事 hǎo shì|好处 hǎo chù|高中 gāo zhōng|当天 dàng tiān|当年 dāng nián|当时 dāng shí
恶心 ě xin|尽量 jǐn liàng|尽快 jǐn kuài|暖和 nuǎn huo|转动 zhuàn dòng|精神 jīng shen|生意 shēng yi|故事 gù shi|结果 jié guǒ
时代 shí dài|重点 zhòng diǎn|结实 jiē shi|大意 dà yi|买卖 mǎi mai|拜拜 bái bái|大方 dà fang|老子 lǎo zi|不是 bù shì
不了 bù liǎo|说法 shuō fǎ|女人 nǚ rén|过去 guò qù|好好 hǎo hǎo|得了 dé le|大人 dà rén|下场 xià chǎng|一会儿 yī huì r
哪里 nǎ lǐ|爱好 ài hào|照相 zhào xiàng|觉得 jué de|要求 yāo qiú|参加 cān jiā|校长 xiào zhǎng|睡着 shuì zháo|着急 zháo jí
东方 dōng fāng|大王 dà wáng|大爷 dà ye|漂亮 piào liang|朋友 péng you|先生 xiān sheng|太太 tài tai|客气 kè qi|意思 yì si
还是 hái shi|地上 dì shàng|有空 yǒu kòng|没空 méi kòng|首都 shǒu dū|长大 zhǎng dà|弄堂 lòng táng|数数 shǔ shù|种地 zhòng dì|数一数 shǔ yi shǔ|过得 guò de
`

const numbers = '一 yī|二 èr|三 sān|四 sì|五 wǔ|六 liù|七 qī|八 bā|九 jiǔ|十 shí|十一 shí yī|十二 shí èr'
  .split('|')
  .map(readEntry)

/** Days and months, which dictionaries write like English ones, in capitals. */
const times: [string, string][] = [
  ...numbers
    .slice(0, 6)
    .concat([readEntry('日 rì'), readEntry('天 tiān')])
    .flatMap(([day, reading]) =>
      ['星期 xīng qī', '礼拜 lǐ bài', '周 zhōu']
        .map(readEntry)
        .map(([week, first]): [string, string] => [week + day, `${first} ${reading}`]),
    ),
  ...numbers.map(([month, reading]): [string, string] => [`${month}月`, `${reading} yuè`]),
]

/** The common reading of a word, where the dictionary may list another one first. */
export const wordReadings: ReadonlyMap<string, string> = new Map([
  ...written.trim().split(/[|\n]/).map(readEntry),
  ...times,
])

/** A word and its reading, the first space between them. */
function readEntry(line: string): [string, string] {
  const space = line.indexOf(' ')
  return [line.slice(0, space), line.slice(space + 1)]
}

/** How surnames are read that are read otherwise as words. */
export const surnameReadings: ReadonlyMap<string, string> = new Map(
  '曾 zēng|单 shàn|任 rén|区 ōu|仇 qiú|解 xiè|盖 gě|朴 piáo|查 zhā|华 huà|尹 yǐn|万 wàn|乐 yuè|柏 bǎi|翟 zhái|缪 miào'
    .split('|')
    .map(readEntry),
)
