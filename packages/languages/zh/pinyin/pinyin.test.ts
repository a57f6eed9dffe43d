import { judgeMandarin } from '../judge-answer.ts'
import { findCandidates } from './find-candidates.ts'
import { packedPairs } from '../generated/word-pairs.ts'
import { openPairs } from './word-pairs.ts'
import { prepareTyping } from './typing-aids.ts'
import { writeAsCharacters } from './write-as-characters.ts'
import { describe, expect, it } from 'vitest'
import { openBuiltDictionary } from '../../build/built-dictionary.ts'

/** Opened once, as it is large. */
const dictionary = await openBuiltDictionary('zh')
const { pinyin, traditional } = await prepareTyping(dictionary, () => undefined, openPairs(packedPairs))

const judge = (given: string, answer: string, readings?: Record<string, string>) =>
  judgeMandarin(given, answer, { ...dictionary, simplifiedOf: traditional.simplifiedOf }, readings)
const candidates = (typed: string, limit = 9) =>
  findCandidates(pinyin, typed, limit).map(({ text, taken }) =>
    taken < typed.length ? `${text}|${taken}` : text,
  )

describe('an answer in pinyin', () => {
  it.each([
    ['duibuqi, laoshi, zaijian!', '对不起，老师，再见！'],
    ['duìbuqǐ lǎoshī zàijiàn', '对不起，老师，再见！'],
    ['DUI4BU4QI3 LAO3SHI1 ZAI4JIAN4', '对不起，老师，再见！'],
    ['dui4 bu5 qi3 lao3 shi1 zai4 jian4', '对不起，老师，再见！'],
    ['ｎｉｈａｏ', '你好'],
    // With a breve in the place of the háček, as many keyboards have it.
    ['nĭ hăo', '你好'],
    ['我xihuan猫', '我喜欢猫。'],
    // 西安 needs its apostrophe to be read, not to be understood.
    ['xian', '西安'],
    ["xi'an", '西安'],
    ['Xī’ān', '西安'],
    ['nv’er', '女儿'],
    ['nüer', '女儿'],
    ['nu:er', '女儿'],
    ['lǜchá', '绿茶'],
    ['qù', '去'],
    ['qü', '去'],
    // As the dictionary writes it, and as it is said.
    ['bùshì', '不是'],
    ['búshì', '不是'],
    ['yīdiǎnr', '一点儿'],
    ['yìdiǎnr', '一点儿'],
    ['ní hǎo', '你好'],
    ['péngyǒu', '朋友'],
    // 儿 as an r, as it is read alone, and left out or added as in the south and north.
    ['yidianr', '一点儿'],
    ['yidianer', '一点儿'],
    ['yidian', '一点儿'],
    ['yidianr', '一点'],
    ['wo qu nali', '我去哪儿？'],
    ['wo qu nar', '我去哪里？'],
    ['yixiar', '一下儿'],
    // The reading of the word in its place.
    ['yinhang', '银行'],
    ['ta zhangda le', '他长大了。'],
    ['zhe ben shu hen zhong', '这本书很重。'],
    ['chongxin', '重新'],
    ['ta pao de hen kuai', '他跑得很快。'],
    ['shui', '谁'],
    ['shei', '谁'],
    ['3 ge ren', '3个人'],
  ])('%s is %s', (given, answer) => {
    expect(judge(given, answer)).toBe('sound')
  })

  it.each([
    ['wo3 mai4 shu1', '我买书。'],
    ['mā', '马'],
    ['nǎi nǎi', '你好'],
    ['bǔshì', '不是'],
    // u is not ü, and close to it.
    ['nuer', '女儿'],
    ['lucha', '绿茶'],
  ])('%s for %s has another tone, or none of its dots, or is something else', (given, answer) => {
    expect(judge(given, answer)).toBe(answer === '你好' ? undefined : 'tone')
  })

  it.each([
    ["xi'an", '先'],
    ['yinxing', '银行'],
    ['wo changda le', '我长大了。'],
    ['zhe ben shu hen chong', '这本书很重。'],
    ['dui bu qi lao si', '对不起，老师。'],
    ['nihao ma', '你好'],
    ['', '你好'],
    ["'", '你好'],
    ['hello', '你好'],
  ])('%s is not %s', (given, answer) => {
    expect(judge(given, answer)).toBeUndefined()
  })

  it('is read as the lesson reads it where that is otherwise', () => {
    expect(judge('dou', '都')).toBe('sound')
    expect(judge('du', '都', { 都: 'dū' })).toBe('sound')
    expect(judge('dou', '都', { 都: 'dū' })).toBeUndefined()
  })
})

describe('an answer in other characters', () => {
  it.each([
    ['對不起，老師，再見！', '对不起，老师，再见！'],
    ['我喜歡貓', '我喜欢猫。'],
    ['頭髮乾了', '头发干了。'],
    ['麵條', '面条'],
    ['他看著我', '他看着我。'],
  ])('%s is %s in traditional ones', (given, answer) => {
    expect(judge(given, answer)).toBe('right')
  })

  it('of the same sound is told and forgiven once, of another tone not', () => {
    expect(judge('她是老师', '他是老师。')).toBe('homophone')
    expect(judge('他跑的很快', '他跑得很快。')).toBe('homophone')
    expect(judge('它跑的很快', '他跑得很快。')).toBeUndefined()
    expect(judge('我卖书', '我买书。')).toBeUndefined()
  })

  it('is shown simplified, and what both scripts have stays as it is', () => {
    expect(traditional.simplify('我喜歡這個銀行，後來他著急了，頭髮乾了')).toBe(
      '我喜欢这个银行，后来他着急了，头发干了',
    )
    expect(traditional.simplify('乾坤、著名的麵條')).toBe('乾坤、著名的面条')
    expect(traditional.simplify('他后来干了，看著')).toBe('他后来干了，看著')
  })

  it('leaves every counted word as it is: 么 is a traditional 幺, and the simplified 么 of 什么', () => {
    const words = Array.from({ length: dictionary.size }, (_, place) => dictionary.entryAt(place))
    const counted = words.filter(({ rank }) => rank !== undefined).map(({ term }) => term)
    expect(counted).toContain('什么')
    expect(counted.filter((term) => traditional.simplify(term) !== term)).toEqual([])
  })
})

describe('characters for pinyin', () => {
  it.each([
    ['nihao', '你好'],
    ['ni3hao3', '你好'],
    ['woxihuanmao', '我喜欢猫'],
    ['xian', '先'],
    ["xi'an", '西安'],
    ['nv', '女'],
    ['nü', '女'],
    ['nver', '女儿'],
    ['yinhang', '银行'],
    ['yidianr', '一点儿'],
    ['yidianer', '一点儿'],
    ['bu2shi4', '不是'],
    ['mai4', '卖'],
    ['mai3', '买'],
    ['xh', '喜欢'],
    ['woxih', '我喜欢'],
    ['zhongguoren', '中国人'],
    ['woshiyingguoren', '我是英国人'],
    ['tadehaizizhangdale', '他的孩子长大了'],
    ['jintiantianqihenhao', '今天天气很好'],
    // With a space behind each syllable, behind each word, and both.
    ['lao shi hao', '老师好'],
    ['ni hao ma', '你好吗'],
    ['wo xi huan he cha', '我喜欢喝茶'],
    ['wo xihuan he cha ', '我喜欢喝茶'],
    ['wo3 xi3 huan5 he1 cha2', '我喜欢喝茶'],
    ['wǒ xǐhuan hē chá', '我喜欢喝茶'],
    ['wo nv er er shi wu sui', '我女儿二十五岁'],
    ['ni hao ma? wo hen hao.', '你好吗？我很好。'],
    ['zhu zai', '住在'],
    ['wo jiao Ana, ni ne?', '我叫 Ana，你呢？'],
    ['wo xihuan pizza', '我喜欢 pizza'],
    ['wo you 2 ge gege', '我有 2 个哥哥'],
  ])('for %s the first is %s', (typed, first) => {
    expect(candidates(typed)[0]).toBe(first)
  })

  it('hold the others of the sound, and the words of a beginning, which never tears a syllable', () => {
    expect(candidates('ta')).toEqual(expect.arrayContaining(['他', '她', '它']))
    expect(candidates('xian', 27)).toContain('西安')
    expect(candidates('zaijian')).toContain('在|3')
    // Yingguo is no yin and gguo.
    expect(candidates('yingguo', 27).filter((text) => text.endsWith('|3'))).toEqual([])
  })

  it('hold her behind him, and the words before a mark with it', () => {
    expect(candidates('ta shi wo de laoshi')).toEqual(
      expect.arrayContaining(['他是我的老师', '她是我的老师', '他|3']),
    )
    expect(candidates('qita de ren')[1]).not.toContain('其她')
    expect(candidates('ni hao, wo shi Ana')).toEqual(expect.arrayContaining(['你好，|8', '你|3']))
  })

  it('count what they take of the letters, tones and apostrophes with them', () => {
    expect(candidates('wo3xi3huan')).toContain('我|3')
    expect(candidates("xi'anren")).toContain('西安|5')
  })

  it.each([
    ['bei', '再要一', '杯'],
    ['ma', '你喝茶', '吗'],
    ['bei', '', '被'],
    ['jiao', 'Ana', '叫'],
  ])('for %s behind %s the first is %s', (typed, before, first) => {
    expect(findCandidates(pinyin, typed, 1, { before })[0]?.text).toBe(first)
  })

  it('of what the screen is about stand further in front', () => {
    const find = (about: string) => findCandidates(pinyin, 'shijian', 9, { about }).map(({ text }) => text)
    expect(find('').slice(0, 3)).toEqual(['时间', '事件', '实践'])
    expect(find('这是一次社会实践。').slice(0, 3)).toEqual(['时间', '实践', '事件'])
    expect(findCandidates(pinyin, 'ta', 1, { about: '她是我妹妹。' })[0]?.text).toBe('她')
    expect(candidates('ta')[0]).toBe('他')
  })

  it('take tones that fit nothing for a slip, and no other language for pinyin', () => {
    expect(candidates('mao5')[0]).toBe('猫')
    for (const text of ['hello', 'gracias', '123', '你好', '', "'"]) expect(candidates(text)).toEqual([])
  })
})

describe('a message', () => {
  it.each([
    ['wo xihuan mao', '我喜欢猫'],
    ['Wo xihuan mao.', '我喜欢猫。'],
    ['Wǒ xǐhuan māo', '我喜欢猫'],
    ['wo3 yao4 liang3 bei1 ka1fei1', '我要两杯咖啡'],
    ['我xihuan猫', '我喜欢猫'],
    ['bu, wo bu xihuan', '不，我不喜欢'],
    ['Nihao', '你好'],
    ['wo jiao Ana', '我叫 Ana'],
    ['wo zhu zai Madrid', '我住在 Madrid'],
    ['wo you 2 ge gege', '我有 2 个哥哥'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(writeAsCharacters(typed, pinyin)).toBe(sent)
  })

  it.each([
    'Ana',
    'hello how are you',
    'can you help me',
    'I like cats',
    'ok',
    'me gusta',
    '我叫 Ana。',
    '你好！',
  ])('%s stays as it is', (text) => {
    expect(writeAsCharacters(text, pinyin)).toBe(text)
  })
})
