import { Reading } from './reading'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'

/** The pinyin of a Mandarin word without its characters. */
export function SpelledWord({ word }: { word: string }) {
  const readings = useTextTokens(word, 'zh-CN', useDictionary('zh-CN').data)?.map(({ reading }) => reading)
  const reading = readings?.every((part) => part !== undefined) ? readings.join(' ') : undefined
  return (
    <p lang="zh-Latn-pinyin" className="text-lg">
      {reading === undefined ? '…' : <Reading reading={reading} languageCode="zh-CN" />}
    </p>
  )
}
