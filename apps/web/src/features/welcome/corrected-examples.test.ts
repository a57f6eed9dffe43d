import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { helpLanguages, type HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { readLexicon, type PackedLexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { expect, it } from 'vitest'
import { correctedExamples } from './corrected-examples'

async function lexiconOf(tag: LanguageTag) {
  if (tag === 'zh') return undefined
  const packed = await readFile(`packages/practice-tutor/lexicon/${tag}.json.gz`)
  return readLexicon(JSON.parse(gunzipSync(packed).toString('utf8')) as PackedLexicon)
}

it.each(Object.keys(correctedExamples) as LanguageTag[])(
  'the built-in tutor corrects the example of %s as the landing page says',
  async (tag) => {
    const lexicon = await lexiconOf(tag)
    const { written, original, corrected, reasons } = correctedExamples[tag]
    for (const language of Object.keys(helpLanguages) as HelpLanguage[]) {
      const explanation = reasons[language]
      expect(checkSentence(written, tag, lexicon, language)).toEqual([{ original, corrected, explanation }])
    }
  },
)
