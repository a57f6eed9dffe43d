/** Verbs that part for what stands between them and their noun, as "verb noun". */
const written = `
打 电话|见 面|睡 觉|洗 澡|结 婚|离 婚|生 气|帮 忙|请 假|放 假|理 发|聊 天|散 步|跑 步|跳 舞|唱 歌|游 泳|吃 饭|做 饭|上 课
下 课|上 班|下 班|加 班|上 学|放 学|开 会|开 车|骑 车|坐 车|起 床|吵 架|打 架|打 球|打 工|打 针|打 折|说 话|讲 话|谈 话
看 病|生 病|住 院|出 院|考 试|毕 业|请 客|搬 家|回 家|回 国|出 国|出 门|出 差|照 相|拍 照|录 音|录 像|签 名|签 字|写 字
读 书|看 书|念 书|发 烧|着 急|着 凉|伤 心|放 心|吃 惊|丢 脸|点 头|摇 头|鞠 躬|握 手|招 手|鼓 掌|排 队|插 队|报 名|报 警
道 歉|道 谢|敬 酒|干 杯|吃 亏|上 当|受 伤|流 血|流 泪|流 汗|出 汗|挣 钱|赚 钱|花 钱|存 钱|取 钱|付 钱|借 钱|换 钱|省 钱
罚 款|付 款|存 款|贷 款|下 雨|下 雪|刮 风|打 雷|停 电|堵 车|晕 车|停 车|倒 车|洗 手|刷 牙|洗 脸|化 妆|减 肥|健 身|滑 冰
滑 雪|爬 山|钓 鱼|划 船|抽 烟|吸 烟|戒 烟|喝 酒|喝 茶|做 梦|做 客|做 菜|点 菜|买 单|结 账|上 网|谈 恋爱|订 婚|怀 孕|生 孩子
过 年|过 节|拜 年|送 礼|道 别|分 手|接 吻|操 心|费 心|灰 心|死 心|动 手|动 身|开 口|开 玩笑|发 火|发 脾气|发 财|发 呆|冒 险
用 力|出 力|吃 苦|受 苦|遭 罪|得 病|看 戏|演 戏|投 票|买 票|订 票|退 票|退 休|辞 职|升 职|失 业|就 业|罢 工|开 工|开 学
留 学|转 学|退 学|补 课|听 课|逃 课|讲 课|备 课|领 奖|得 奖|中 奖|泄 密|撒 谎|说 谎|骂 人|吹 牛|拍 马屁|打 招呼|打 喷嚏
打 哈欠|打 瞌睡|打 交道|有 空|没 事|出 事|有 事|走 路|迷 路|让 路|带 路|问 路|跳 绳|下 棋|打 牌|打 字|画 画|弹 琴|织 毛衣
做 作业
`

const pairs = written
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split(' '))

/** Nouns by the verb that they part from. */
export const nounsOfVerb: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(
    Map.groupBy(pairs, ([verb = '']) => verb),
    ([verb, group]): [string, string[]] => [verb, group.map(([, noun = '']) => noun)],
  ),
)

/** Whether a verb and its noun are one word that other words may part. */
export function isSeparable(term: string): boolean {
  return nounsOfVerb.get(term.slice(0, 1))?.includes(term.slice(1)) === true
}
