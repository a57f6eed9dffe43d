import { supportedLanguages, voices } from '@lingarden/languages/find-language'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { useTutorName } from './use-tutor-name'

afterEach(() => setInterfaceLanguage('en'))

const nameIn = () => renderHook(useTutorName).result.current
const mandarin = supportedLanguages.find(({ tag }) => tag === 'zh')

it('a reader of Latin letters can read every tutor’s name', () => {
  for (const language of supportedLanguages)
    for (const voice of voices) expect(nameIn()(language, voice)).toMatch(/^[\p{Script=Latin} -]+$/u)
})

it('a reader of Chinese is told the name as it is written', async () => {
  await setInterfaceLanguage('zh')
  expect(mandarin && nameIn()(mandarin)).toBe('小雨')
})
