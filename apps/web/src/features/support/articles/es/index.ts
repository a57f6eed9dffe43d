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

/** The help in Spanish. */
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
