/**
 * The words that the rules for Mandarin name by class, a capital letter each. Only words that are nothing else are listed:
 * what stands in no list keeps the rules silent.
 */
const lists: Readonly<Record<string, string>> = {
  // Personal pronouns.
  P: '我 你 您 他 她 我们 你们 您们 他们 她们 咱们 大家',
  // Family and friends, whom a pronoun may own without 的.
  K: `爸爸 妈妈 父亲 母亲 父母 爸 妈 哥哥 弟弟 姐姐 妹妹 爷爷 奶奶 外公 外婆 叔叔 阿姨 儿子 女儿 孩子 朋友 男朋友 女朋友 好朋友
    老师 同学 同事 同屋 室友 老板 邻居 先生 太太 丈夫 妻子 老公 老婆 家人 家里人 表哥 表弟 表姐 表妹 孙子 孙女 姑姑 舅舅 舅妈 伯伯`,
  // What somebody is by work.
  J: `医生 老师 学生 大学生 中学生 小学生 高中生 留学生 研究生 律师 工程师 护士 司机 服务员 售货员 警察 记者 作家 演员 歌手 画家 厨师
    农民 工人 商人 教授 翻译 导游 经理 秘书 会计 程序员 设计师 科学家 音乐家 运动员 飞行员 公务员 家庭主妇 教师 大夫 职员 空姐`,
  // Qualities that take 很.
  A: `高兴 开心 快乐 年轻 漂亮 好看 好吃 好喝 好听 好玩 便宜 聪明 可爱 热情 干净 安静 舒服 有意思 无聊 重要 紧张 热闹 努力 认真 忙 累
    难 高 矮 冷 热 贵 帅 胖 瘦 饿 渴 大 小 多 少 快 慢 长 短 远 近 新 旧 老 好 坏 甜 苦 酸 辣 咸 红 黑 白 脏 乱 软 硬 轻 重 早 晚 困 懒
    简单 容易 困难 复杂 方便 美丽 有名 幸福 健康 害羞 幽默 友好 善良 伤心 难过 生气 着急 担心 满意 奇怪 危险 安全 清楚 凉快 暖和 新鲜
    丰富 精彩 流利 整齐 活泼 可怜 可怕 特别 著名 舒适 宽 窄 厚 薄 浪漫 温柔 强 弱 低 美 深 浅 亮 暗 香 臭 穷 富 忙碌 疲劳 兴奋 失望
    优秀 合适 有用 有趣 难吃 难喝 难看 难听 准时 小心 大方 热心 耐心 勇敢 诚实 礼貌 辛苦 严格 严重 乐观 严肃 吵 疼 晴 湿 干`,
  // Feelings and states of mind: of these 没 does not deny, and no 了 closes them off.
  Y: '喜欢 知道 认识 觉得 爱 是 姓 属于 像 希望 认为 以为 应该 愿意 需要 讨厌 感兴趣',
  // What one may do with a word in front of the verb: modal verbs.
  M: '要 想 会 能 可以 应该 想要 愿意 打算 准备 必须 需要 可能 喜欢 爱',
  // How much.
  G: '很 非常 特别 十分 真 太 最 挺 比较 更 这么 那么 极其 相当 好',
  // Times that say when.
  T: `昨天 今天 明天 后天 前天 大后天 昨晚 今晚 明晚 今年 明年 去年 后年 前年 早上 上午 中午 下午 晚上 半夜 今早 早晨 傍晚 周末 周一 周二 周三
    周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期天 星期日 上周 下周 刚才 夏天 冬天 春天 秋天 礼拜天 平时 上个月 下个月 上个星期 下个星期 上星期 下星期 这个月 这个星期`,
  // Places that need no 里 or 上.
  L: `学校 家 家里 公司 办公室 图书馆 咖啡馆 咖啡店 饭馆 饭店 餐厅 超市 商店 公园 教室 房间 医院 大学 外面 机场 车站 火车站 宿舍 食堂 书店 银行
    电影院 博物馆 酒店 厨房 工厂 邮局 家乡 这里 这儿 那里 那儿 城市 国外 海边 操场 体育馆 健身房 市场 商场 酒吧 中国 北京 上海 法国 英国
    美国 德国 西班牙 意大利 日本 韩国 巴黎 伦敦 纽约 马德里 广州 西安 成都 南京 香港 台湾 加拿大 澳大利亚 俄罗斯 泰国 越南 印度 巴西
    墨西哥 阿根廷 瑞士 欧洲 亚洲 美洲 非洲 幼儿园 动物园 洗手间 客厅 楼上 楼下 门口 中学 高中 小学`,
  // Countries and towns, which take no 里.
  E: `中国 北京 上海 法国 英国 美国 德国 西班牙 意大利 日本 韩国 巴黎 伦敦 纽约 马德里 广州 西安 成都 南京 香港 台湾 加拿大 澳大利亚 俄罗斯
    泰国 越南 印度 巴西 墨西哥 阿根廷 瑞士 欧洲 亚洲 非洲 柏林 巴塞罗那 罗马 东京 首尔`,
  // Things done without an object.
  V: `起床 睡觉 吃饭 上课 下课 上班 下班 跑步 游泳 打球 做饭 休息 运动 踢足球 打篮球 打网球 打乒乓球 工作 学习 吃早饭 吃午饭 吃晚饭 散步 跳舞 唱歌
    看书 看电影 看电视 听音乐 买东西 喝咖啡 喝茶 喝酒 洗澡 上网 回家 聊天 逛街 爬山 滑雪 旅行 旅游 锻炼 刷牙 做作业 写作业 购物 复习 加班 玩 见面
    打工 出发 结婚 毕业 考试 踢球 画画 弹钢琴 开会 读书 洗衣服 打扫 滑冰 钓鱼 打牌 下棋 露营 上学 放学 打电话 吃早餐 吃午餐 吃晚餐 做运动`,
  // Verbs of one character that take an object.
  W: '吃 喝 看 买 卖 学 写 听 做 读 教 穿 说 唱 画 玩 打 开 骑 坐 洗 用 找 等 念 练 弹 踢 见 问 送 拿 带 借 换 学习 参观 准备 练习 复习',
  // Adverbs that stand before the verb.
  D: '也 都 还 就 只 才 再 又 常常 经常 总是 已经 一直 有时候 平时 一般 先 一起 常 非常 很 不 没 没有 每天 真 刚 马上 正在 正 在',
  // How often, or whether already.
  F: '常常 经常 总是 已经 一直 有时候 也 都 还',
  // Languages.
  C: '汉语 中文 英语 英文 法语 法文 西班牙语 西班牙文 德语 日语 日文 韩语 俄语 意大利语 普通话 外语 阿拉伯语 葡萄牙语 广东话',
  // Surfaces, then what has an inside: both are no places by themselves.
  S: '桌子 椅子 床 墙 沙发 书架 地板 黑板 窗台',
  B: '书包 箱子 冰箱 口袋 抽屉 包 盒子 杯子 瓶子 柜子 钱包 衣柜 行李箱 手提包 背包 盘子 碗 篮子',
  // Lengths of time.
  U: '分钟 小时 天 年 星期 秒 钟头 周 礼拜 月',
  // Question words.
  Q: '什么 谁 哪 哪儿 哪里 怎么 怎么样 为什么 几 多少 哪个 哪些 什么时候 多大 多久 多长 几点',
  // Verbs of going.
  Z: '去 来 到 回 回到 来到',
  // Games played by hand and things that are worn, driven or played.
  h: '眼镜 帽子 手表 耳环 手套 戒指 项链',
  k: '火车 飞机 公共汽车 出租车 地铁 公交车 汽车 船 高铁 巴士',
  g: '钢琴 吉他',
  b: '篮球 网球 乒乓球 羽毛球 排球',
}

const letters = new Map<string, string>()
for (const [letter, words] of Object.entries(lists))
  for (const word of words.split(/\s+/)) letters.set(word, (letters.get(word) ?? '') + letter)

/** The letters of the lists in which a word stands; '' for most words. */
export const lettersOf = (word: string): string => letters.get(word) ?? ''
