import '@/i18n/en/banked'
import '@/i18n/en/befriended'
import '@/i18n/en/charted'
import '@/i18n/en/configured'
import '@/i18n/en/planned'
import '@/i18n/en/practised'
import '@/i18n/en/reported'
import '@/i18n/en/reviewed'
import type { Articles } from '../../help/article'
import { account } from './account'
import { bank } from './bank'
import { begin } from './begin'
import { corrections } from './corrections'
import { courses } from './courses'
import { dictionary } from './dictionary'
import { offline } from './offline'
import { plans } from './plans'
import { progress } from './progress'
import { review } from './review'
import { together } from './together'
import { tutor } from './tutor'
import { voice } from './voice'

/** The help in English; it names texts of every page, which therefore come with it. */
export const articles: Articles = {
  begin,
  tutor,
  corrections,
  voice,
  bank,
  review,
  courses,
  dictionary,
  progress,
  offline,
  plans,
  account,
  together,
}
