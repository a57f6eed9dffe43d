import { describe, expect, it } from 'vitest'
import type { InterfaceLanguage } from '@/i18n/languages'
import { textsIn } from '@/i18n/loaded-texts'
import type { Article } from './article'
import { fillLabels, labelledGroups } from './labels'
import { loadArticles } from './load-articles'
import { indexArticles, searchHelp, splitWords } from './search-help'

async function openIndex(language: InterfaceLanguage) {
  const texts = await textsIn(language, ...labelledGroups)
  const articles = Object.values(await loadArticles(language)).flatMap((topic) =>
    Object.entries<Article>(topic),
  )
  return indexArticles(
    articles.map(([id, { title, problem, steps, expect: outcome, words = '' }]) => ({
      id,
      title: fillLabels(title, texts),
      problem: fillLabels(problem, texts),
      text: fillLabels([...steps, outcome, words].join('\n'), texts),
    })),
  )
}

it('compares words without accents and capitals, and Han characters two by two', () => {
  expect(splitWords('Où est l’Élève, à 9 h ?')).toEqual(['ou', 'est', 'l', 'eleve', 'a', '9', 'h'])
  expect(splitWords('麦克风 mic')).toEqual(['麦克', '克风', 'mic'])
  expect(splitWords('词')).toEqual(['词'])
})

describe.each<[InterfaceLanguage, [typed: string, first: string][]]>([
  [
    'en',
    [
      ['microphone', 'microphone'],
      ['mic permission denied', 'microphone'],
      ['how do I export my words to Anki?', 'export-words'],
      ['expo', 'export-words'],
      ['cancel subscription', 'change-plan'],
      ['delete my account', 'your-data'],
      ['forgot password', 'account'],
      ['streak', 'goal-and-streak'],
      ['wrong pinyin', 'wrong-reading'],
      ['can I trust a correction', 'sure-or-perhaps'],
      ['leaderboard', 'friends'],
      ['plane', 'without-connection'],
    ],
  ],
  [
    'es',
    [
      ['microfono', 'microphone'],
      ['MICRÓFONO no funciona', 'microphone'],
      ['como exporto mis palabras a anki', 'export-words'],
      ['sin conexion', 'without-connection'],
      ['contrasena', 'account'],
      ['racha', 'goal-and-streak'],
    ],
  ],
  [
    'fr',
    [
      ['micro', 'microphone'],
      ['mot de passe oublie', 'account'],
      ['serie', 'goal-and-streak'],
      ['resilier', 'change-plan'],
      ['hors connexion', 'without-connection'],
    ],
  ],
  [
    'zh',
    [
      ['麦克风', 'microphone'],
      ['麦克风不能用怎么办', 'microphone'],
      ['导出', 'export-words'],
      ['怎么导出词语', 'export-words'],
      ['忘记密码', 'account'],
      ['注销账号', 'your-data'],
      ['离线', 'without-connection'],
    ],
  ],
])('in %s', (language, searches) => {
  it.each(searches)('[1.8] “%s” finds %s first', async (typed, first) => {
    expect(searchHelp(await openIndex(language), typed)[0]).toBe(first)
  })
})

it('finds nothing for what stands nowhere, and leaves such words out beside others', async () => {
  const index = await openIndex('en')
  expect(searchHelp(index, 'xyzzy')).toEqual([])
  expect(searchHelp(index, '?!')).toEqual([])
  expect(searchHelp(index, 'xyzzy microphone')[0]).toBe('microphone')
})

it('a word of many articles finds fewer beside a rare one', async () => {
  const index = await openIndex('en')
  expect(searchHelp(index, 'open leaderboard').length).toBeLessThan(searchHelp(index, 'open').length)
})
