import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { helpLanguages, type HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLandings } from '@lingarden/languages/landing'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { readLexicon, type PackedLexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { expect, it } from 'vitest'

async function lexiconOf(tag: LanguageTag) {
  if (tag === 'zh') return undefined
  const packed = await readFile(`packages/languages/${tag}/lexicon/lexicon.json.gz`)
  return readLexicon(JSON.parse(gunzipSync(packed).toString('utf8')) as PackedLexicon)
}

it.each([...(await loadLandings())])(
  'the built-in tutor corrects the example of %s as the landing page says',
  async (tag, { correction }) => {
    const lexicon = await lexiconOf(tag)
    const { written, original, corrected, reasons } = correction
    for (const language of Object.keys(helpLanguages) as HelpLanguage[]) {
      const explanation = reasons[language]
      expect(checkSentence(written, tag, lexicon, language)).toEqual([{ original, corrected, explanation }])
    }
  },
)
