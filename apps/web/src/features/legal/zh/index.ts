import written from 'virtual:prose/legal/zh'
import { fillNames } from '../legal-names'
import type { LegalTexts } from '../legal-text'

export const zh: LegalTexts = {
  lastUpdated: '最后更新：',
  translation: {
    note: '此译文仅为方便阅读而提供。如与英文文本不一致，以英文文本为准。',
    readEnglish: '阅读英文文本',
    readTranslation: '阅读译文',
  },
  privacy: (names) => fillNames(written.privacy, names),
  terms: (names) => fillNames(written.terms, names),
}
