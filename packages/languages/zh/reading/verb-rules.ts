import type { ReadingRules } from './rule.ts'

/** Readings of characters that are verbs in one of their readings. */
export const verbRules: ReadingRules = {
  行: [
    { reading: 'xíng', before: /(?:^| )[这那]$/u, after: /^(?:吗|吧|不|了|[，。！？]|$)/u },
    { reading: 'háng', before: /(?:^| )(?:[一两三四五六七八九十几每这那本同内外隔改转哪]+|第[^ ]+|\d+)$/u },
    { reading: 'xíng' },
  ],
  教: [{ reading: 'jiào', before: /(?:^| )[信]$/u }, { reading: 'jiāo' }],
  干: [
    {
      reading: 'gān',
      before:
        /(?:衣服|头发|口|嘴|嘴唇|皮肤|很|太|空气|有点儿?|晒|晾|吹|擦|烘|喝|洗|地|毛巾|鞋|最|更|特别)(?: [很太已经快都还没不]+)*$/u,
      after: /^(?!什么|嘛|吗 ?什|活)/u,
    },
    { reading: 'gān', after: /^(?:杯|净|燥)/u },
    { reading: 'gàn' },
  ],
  觉: [{ reading: 'jiào', before: /睡[^，。！？]{0,14}$|(?:午|懒|好|一|个)$/u }, { reading: 'jué' }],
  差: [
    { reading: 'chāi', before: /出(?: [^ ]+){0,3}$/u },
    { reading: 'chā', before: /[时温误偏落反逆]$/u },
    { reading: 'chà' },
  ],
  数: [
    { reading: 'shǔ', after: /^(?:一数|数|了|到|完|钱|不清|星星|着|一下|过|清楚)/u },
    { reading: 'shǔ', before: /(?:^| )(?:请|来|再|会|从[^ ]*)$/u },
    { reading: 'shù' },
  ],
  发: [
    {
      reading: 'fà',
      before: /(?:^| )(?:头|理|长|短|白|黑|金|卷|烫|染|剪|假|一 头 [^ ]+|理 [^ ]+|理 了 (?:个|一个|一次))$/u,
    },
    { reading: 'fā' },
  ],
  中: [
    {
      reading: 'zhòng',
      after: /^(?:(?:了|过) )?(?:(?:一|一个|个) )?(?:大?奖|毒|计|暑|弹|枪|彩票|头奖|靶|圈套|五百)/u,
    },
    { reading: 'zhòng', before: /(?:^| )[猜打射选击看考命说]$|没 猜$/u, after: /^(?:了|过|$|[，。！？])/u },
    { reading: 'zhōng' },
  ],
  空: [
    { reading: 'kòng', before: /(?:^| )(?:有|没|没有|有 了|得|抽|抽 个|有点儿?)$/u },
    { reading: 'kòng', after: /^(?:位|格|儿|着|出)/u },
    { reading: 'kōng' },
  ],
  假: [
    {
      reading: 'jià',
      before: /(?:请|放|休|度)[^，。！？]{0,14}$|(?:病|事|年|寒|暑|长|产|婚|天|周|小时|星期)(?: 的)?$/u,
    },
    { reading: 'jià', before: /给 [我你他她]们?$/u, after: /^(?:了|吗|$|[，。！？])/u },
    { reading: 'jiǎ' },
  ],
  当: [
    { reading: 'dàng', before: /(?:^| )上[^，。！？]{0,12}$/u, after: /^(?:了|$|[，。！？])/u },
    { reading: 'dàng', before: /(?:^| )(?:把|拿) [^，。！？]{1,12}$/u },
    { reading: 'dàng', after: /^(?:作|成|做|真|回事)/u },
    { reading: 'dāng' },
  ],
  种: [
    {
      reading: 'zhǒng',
      before: /(?:^| )(?:\d+|[一二两三四五六七八九十几这那哪每各某多]+|各种|多少|好几|什么|有些)$/u,
    },
    {
      reading: 'zhòng',
      after:
        /^(?:了|过|着|花|树|菜|地|田|的|在|上|满|草|水稻|玉米|粮食|一|几|点|些|什么|瓜|豆|葡萄|蔬菜|苹果|茶)/u,
    },
    { reading: 'zhòng', before: /(?:^| )(?:来|去|要|想|会|爱|喜欢|一起|开始)$/u },
    { reading: 'zhǒng' },
  ],
  重: [
    { reading: 'chóng', after: /^(?:新|做|写|来|考|说|读|听|看|装|修|建|启|逢|走|学|算|回|返|一遍)/u },
    { reading: 'zhòng' },
  ],
  长: [
    {
      reading: 'cháng',
      before:
        /(?:很|太|最|更|真|多|非常|比较|有点儿?|特别|越来越|越|这么|那么|米|时间|不|好|挺|够|公里|一样)(?: 不)?$/u,
      after: /^(?!大|高|胖|得 (?:很|真|像|太|那么|这么|非常) [^ ]*(?:帅|漂亮|高|像|好看|可爱|快))/u,
    },
    {
      reading: 'zhǎng',
      after:
        /^(?:大|得|高|成|胖|出|满|着|胡子|头发|个子|毛|什么样|相|牙|在|了 (?:很多|不少|一|两|几|新|满|[^ ]*(?:毛|牙|草|胡子|公分|厘米|虫)))/u,
    },
    { reading: 'zhǎng', before: /(?:^| )[校市部院队班组站局科州省县村镇厂董社]$/u },
    { reading: 'cháng' },
  ],
  好: [{ reading: 'hào', after: /^(?:学|奇|客|色|胜|动|战|吃懒做)/u }, { reading: 'hǎo' }],
  相: [
    { reading: 'xiàng', before: /(?:^| )(?:照|拍|长|面|亮|洋|首|丞|[照拍](?: [^ ，。]+){0,4})$/u },
    { reading: 'xiāng' },
  ],
  少: [{ reading: 'shǎo' }],
  便: [{ reading: 'biàn' }],
  乐: [{ reading: 'yuè', before: /(?:^| )[声器民配奏弦]$/u }, { reading: 'lè' }],
  应: [{ reading: 'yìng', before: /(?:^| )[答回响反供]$/u }, { reading: 'yīng' }],
  分: [{ reading: 'fēn' }],
  大: [{ reading: 'dà' }],
}
