// Words that the rules for Mandarin speak of, as parts of regular expressions.
export const marks = '，。！？；：、,.!?;:“”"…（）() '
export const end = `(?=[${marks}]|$)`
export const begin = `(?<=^|[${marks}])`
export const pronouns = '我们|你们|他们|她们|咱们|大家|我|你|您|他|她'
export const family = '爸爸|妈妈|哥哥|姐姐|弟弟|妹妹|朋友|老师|爷爷|奶奶'
export const digits = '一二两三四五六七八九十几'
export const measures = '个本张件条只辆把支双杯瓶碗部台家节首封块位棵朵'
export const adjectives =
  '高兴|开心|年轻|漂亮|好看|好吃|好喝|好听|便宜|聪明|可爱|热情|干净|安静|舒服|有意思|无聊|重要|紧张|热闹|努力|认真|忙|累|难|高|矮|冷|热|贵|帅|胖|瘦|饿|渴'
export const degrees = '很|非常|特别|十分|真|太'
export const adjectivesBeforeNoun =
  '新|旧|大|小|好|红|黑|白|漂亮的|新的|红色的|黑色的|白色的|好看的|便宜的|热|冰|中文'
export const actions =
  '学习(?:中文|汉语|英语|法语)?|学(?:中文|汉语|英语)|看(?:书|电影|电视)|吃(?:早饭|午饭|晚饭|饭)|喝(?:咖啡|茶|酒|水)|工作|起床|睡觉|上课|下课|上班|下班|跑步|游泳|打球|做饭|休息|运动|踢足球|打篮球|买(?:东西|衣服)|去(?:学校|公司|北京|上海|中国|超市|图书馆|医院|商店|饭店)|回家'
export const times =
  '昨天晚上|今天晚上|明天晚上|昨天|今天|明天|后天|前天|今年|明年|去年|下个星期|上个星期|下个月|上个月|每天|(?:早上|上午|中午|下午|晚上)?[一二两三四五六七八九十]+点半?|周末|早上|上午|下午|晚上'
export const places =
  '学校|家|家里|公司|办公室|图书馆|咖啡馆|饭馆|饭店|餐厅|超市|商店|公园|教室|房间|医院|大学|外面|机场|车站|北京|上海|中国|法国|这里|这儿|那里|那儿'
/** What is done at a place: with other verbs 在 may follow (住在, 放在), or speak of the object (我有朋友在北京). */
export const activities =
  '学习(?:中文|汉语|英语|法语)?|学(?:中文|汉语|英语)|看(?:书|电影|电视)|吃(?:早饭|午饭|晚饭|饭)|喝(?:咖啡|茶|酒|水)|睡觉|上课|跑步|游泳|打球|做饭|休息|运动|踢足球|打篮球|听音乐|买(?:东西|衣服)'
