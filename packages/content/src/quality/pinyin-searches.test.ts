import { findEntries } from '@lingarden/domain/dictionary/find-entries'
import { buildSearchIndex } from '@lingarden/domain/dictionary/search-index'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'

/** What a beginner types, and the word that is meant; written down before any result was looked at. */
const firstWords =
  'nihao 你好|ni hao 你好|xiexie 谢谢|zaijian 再见|duibuqi 对不起|meiguanxi 没关系|qing 请|pengyou 朋友|' +
  'laoshi 老师|xuesheng 学生|xuexiao 学校|zhongguo 中国|zhongwen 中文|hanyu 汉语|yingyu 英语|beijing 北京|' +
  'shanghai 上海|jintian 今天|mingtian 明天|zuotian 昨天|xianzai 现在|shihou 时候|shijian 时间|xingqi 星期|' +
  'shenme 什么|zenme 怎么|weishenme 为什么|duoshao 多少|zheli 这里|women 我们|tamen 他们|' +
  'baba 爸爸|mama 妈妈|gege 哥哥|jiejie 姐姐|didi 弟弟|meimei 妹妹|haizi 孩子|mifan 米饭|' +
  'miantiao 面条|kafei 咖啡|shui 水|pingguo 苹果|niunai 牛奶|jidan 鸡蛋|chifan 吃饭|' +
  'shuijiao 睡觉|xihuan 喜欢|gongzuo 工作|xuexi 学习|zhidao 知道|renshi 认识|piaoliang 漂亮|gaoxing 高兴|' +
  'yisheng 医生|yiyuan 医院|feiji 飞机|huochezhan 火车站|dianying 电影|diannao 电脑|shouji 手机|yifu 衣服|' +
  'mao 猫|shu 书|hao 好|da 大|ren 人|ai 爱|chi 吃|kan 看|wo 我|ni 你|ta 他|shi 是|bu 不|mai 买'
/** Of words that are read alike the more frequent one comes first, and "he" is English, too: these follow it. */
const amongThree = 'nali 哪里|cha 茶|gou 狗|he 喝'
const pairsOf = (list: string) =>
  list.split('|').map((pair) => {
    const end = pair.lastIndexOf(' ')
    return [pair.slice(0, end), pair.slice(end + 1)] as const
  })

let find: (query: string) => string[]
beforeAll(async () => {
  const dictionary = await openDictionary('zh-CN')
  const index = await buildSearchIndex(dictionary, () => undefined)
  find = (query) => findEntries(dictionary, index, 'zh', query, 8).map(({ term }) => term)
}, 120_000)

describe('a search in pinyin without tones', () => {
  it('[5.11] leads to the word that a beginner means first', () => {
    const pairs = pairsOf(firstWords)
    expect(pairs.length).toBeGreaterThan(70)
    expect(pairs.map(([query]) => [query, find(query)[0]])).toEqual(pairs)
  })

  it.each(pairsOf(amongThree))('shows for %s among the first three %s', (query, word) => {
    expect(find(query).slice(0, 3)).toContain(word)
  })

  it.each([
    ['nihao', '您好', '铁达尼号'],
    ['shui', '睡', '说'],
    ['nali', '纳凉', '记者'],
    ['xuexiao', '高等学校', '血细胞'],
  ])('of %s shows %s before what has its letters by chance, %s', (query, word, other) => {
    const first = find(query).find((term) => term === word || term === other)
    expect(first).toBe(word)
  })
})
