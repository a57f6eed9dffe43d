/** The measure words a noun takes; the first is the one to suggest. Nouns that take 个 alone are not listed. */
const list: Readonly<Record<string, string>> = {
  本: '书 词典 杂志 小说 字典 课本 本子',
  件: '衣服 毛衣 衬衫 大衣 外套 礼物 事 事情 行李',
  条: '裤子 裙子 路 河 鱼 牛仔裤 毛巾 围巾 裙',
  只: '猫 鸟 鸡 手 小猫 小鸟 兔子 老虎 鸭子',
  辆: '车 汽车 自行车 出租车 公共汽车 公交车 摩托车',
  张: '票 机票 车票 电影票 火车票 门票 桌子 床 纸 照片 地图 卡 信用卡 名片 邮票',
  把: '椅子 伞 雨伞 刀 钥匙',
  双: '鞋 鞋子 筷子 袜子 运动鞋',
  杯: '咖啡 茶 水 果汁 牛奶 奶茶 绿茶 红茶 橙汁 热水 冰水 豆浆',
  瓶: '啤酒 可乐 酒 红酒 白酒',
  碗: '米饭 面条 面 汤 饭 牛肉面',
  支: '笔 铅笔 钢笔 圆珠笔',
  台: '电脑 电视 电视机 笔记本电脑 洗衣机 空调',
  家: '饭店 公司 商店 超市 咖啡馆 银行 酒店 餐厅 书店 医院',
  首: '歌 诗',
  座: '山 桥 城市',
  棵: '树',
  朵: '花',
  部: '电影 手机',
  节: '课',
  封: '信',
  位: '老师 医生 先生 客人',
}
/** Others a noun takes as well: they are never corrected. */
const also: Readonly<Record<string, string>> = {
  书: '套部些堆箱页',
  词典: '部',
  小说: '部篇',
  衣服: '套身些条种',
  外套: '条',
  大衣: '条',
  行李: '个',
  礼物: '个份',
  事: '个些',
  事情: '个些',
  裤子: '件',
  裙子: '件',
  路: '段公里里',
  鱼: '只斤种块份盘个',
  本子: '个',
  猫: '种',
  手: '双个',
  车: '部台班次趟个',
  汽车: '部台种',
  桌子: '个',
  床: '个',
  票: '种些',
  照片: '个',
  纸: '块页',
  椅子: '个',
  刀: '个',
  筷子: '支根',
  鞋: '只种',
  鞋子: '只',
  袜子: '只',
  咖啡: '瓶壶种点份罐',
  茶: '碗瓶壶种点包盒',
  水: '瓶碗桶口点种壶升',
  果汁: '瓶种点盒',
  牛奶: '碗瓶盒袋点箱',
  奶茶: '碗瓶种',
  绿茶: '碗瓶壶种',
  红茶: '碗瓶壶种',
  橙汁: '瓶',
  热水: '碗壶瓶点',
  豆浆: '碗',
  啤酒: '杯罐箱种听',
  可乐: '杯罐听',
  酒: '杯碗壶种点',
  红酒: '杯种',
  白酒: '杯碗种',
  米饭: '份盘口',
  面条: '份盘',
  面: '份盘袋',
  饭: '顿口份盒',
  笔: '个根',
  电脑: '个部',
  电视: '个部',
  饭店: '个',
  公司: '个',
  商店: '个',
  超市: '个',
  咖啡馆: '个',
  银行: '个',
  酒店: '个',
  餐厅: '个',
  书店: '个',
  医院: '个所',
  城市: '个',
  桥: '个',
  树: '种',
  花: '种束支枝盆',
  电影: '个场种',
  手机: '个台种',
  课: '门个种堂',
  山: '个',
  歌: '个支种',
  老师: '个名',
  医生: '个名',
  先生: '个',
  客人: '个',
  汤: '份盘口勺个',
  洗衣机: '个',
  空调: '个',
}

const measureWords = new Map<string, string>()
for (const [measureWord, nouns] of Object.entries(list)) {
  for (const noun of nouns.split(' ')) measureWords.set(noun, measureWord + (also[noun] ?? ''))
}
measureWords.set('狗', '只条')
/** Before a vessel or a general measure word nothing can be told: these fit nearly every noun. */
const general = '种些点次样类批堆箱包袋盒份'

/** The measure word to use for a noun instead of another; undefined where that one fits. */
export function betterMeasureWord(noun: string, given: string): string | undefined {
  const fitting = measureWords.get(noun)
  if (fitting === undefined || fitting.includes(given) || general.includes(given)) return undefined
  return fitting.charAt(0)
}

/** The nouns that have a measure word of their own, the longest first. */
export const countedNouns: readonly string[] = [...measureWords.keys()].toSorted(
  (a, b) => b.length - a.length,
)
