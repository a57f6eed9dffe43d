/** Everyday surnames; those that are commoner as words (于, 和, 都, 还) are left out. */
const surnames = new Set(
  Array.from(
    '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段钱汤尹黎常武乔贺赖龚文施洪季齐梅庄柳',
  ).concat('欧阳', '司马', '诸葛', '上官'),
)

/** Characters that given names are made of and that rarely begin or end a neighbouring word. */
const givenCharacters = new Set(
  Array.from(
    '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂红梅建华国志文雨雪晓珊远嘉言欣怡思慧美琳博子轩梓涵宇浩然雅诗婷婉玲玉莹琪佳倩蕾薇萍燕琴莉菲凤洁云莲环荣爱妹香月莺媛珍贞青春菊凡峰龙林森海天成鹏飞斌波辉力健广义兴良山仁宁福胜学祥武利清彬富顺信诚康光达安岩中茂坚彪亮政谦亨翰朗伯宏若鸣朋梁栋维启克伦翔旭晨辰炎泰盛雄琛钧冠策腾楠榕冬阳乐毅俊帅瑞凯悦萌瑶依诺',
  ),
)

/** What foreign names are spelt with. */
const soundCharacters = new Set(
  Array.from(
    '阿埃艾安奥巴贝彼波伯布查达戴丹德蒂杜恩尔菲费弗佛戈格古哈海亨胡霍基吉杰卡凯科克肯库拉莱兰劳勒雷丽莉利列林琳龙卢鲁伦罗洛马玛迈曼梅米密莫姆穆纳娜内尼妮诺帕佩皮普奇乔切琼热萨塞赛莎史斯丝司苏索塔泰特汤托图瓦威薇韦维温沃乌西希夏谢辛雅亚姬伊英尤约泽詹珍朱兹佐',
  ),
)

const familiar = new Set(['小', '老', '阿'])

/** Costs in the measure of word-costs.ts: as likely as a rather rare word. */
const fullName = 12
const givenName = 16
const foreignName = 10
const perSound = 1.6

/**
 * How unlikely it is that the characters are a person's name, in the measure of word-costs.ts: a surname and one or
 * two characters (王小明), 小 or 老 and a surname (小王), a given name (晓珊) or a foreign one by its sounds (卡洛斯).
 * Undefined where they cannot be.
 */
export function nameCost(characters: readonly string[]): number | undefined {
  const [first = '', second = ''] = characters
  const size = characters.length
  if (size < 2 || size > 5) return undefined
  const costs: number[] = []
  if (size === 2 && familiar.has(first) && surnames.has(second)) costs.push(fullName)
  if (size === 2 && first === '小' && givenCharacters.has(second)) costs.push(givenName - 1)
  const surname = surnameLength(characters.join(''))
  const given = characters.slice(surname)
  const areGiven = given.every(
    (character, place) => givenCharacters.has(character) || (character === '小' && place < given.length - 1),
  )
  if (surname > 0 && areGiven && (given.length === 1 || given.length === 2))
    costs.push(fullName + (given.length === 1 ? 1 : 0))
  if (size === 2 && areGiven && surname === 0) costs.push(givenName)
  if (characters.every((character) => soundCharacters.has(character)))
    costs.push(foreignName + perSound * size)
  return costs.length > 0 ? Math.min(...costs) : undefined
}

/** Characters of the surname that a name begins with; 0 where it begins with none. */
export function surnameLength(name: string): number {
  if (surnames.has(name.slice(0, 2))) return 2
  return surnames.has(name.slice(0, 1)) ? 1 : 0
}

const titles = new Set(
  '老师|先生|女士|小姐|太太|夫人|医生|大夫|护士|经理|老板|教授|博士|师傅|同学|校长|主任|律师|警官|司机|阿姨|叔叔|爷爷|奶奶'.split(
    '|',
  ),
)

/** Whether a word is a surname by the title behind it: 王 in 王老师. */
export const isSurnameBefore = (word: string, next: string | undefined): boolean =>
  next !== undefined && titles.has(next) && surnames.has(word)

/** Words after which a name comes: 我叫…, 姓…. */
export function announcesName(word: string): boolean {
  return word === '叫' || word === '姓' || word === '名叫' || word === '叫做'
}
