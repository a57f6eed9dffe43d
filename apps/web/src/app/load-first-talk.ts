import { withTexts } from '@/i18n/load-texts'

/** A step between the router and the first talk, so that the script of every page need not name what that one loads. */
export const loadFirstTalk = withTexts(
  async () => (await import('./first-talk-route')).FirstTalkRoute,
  'firstTalk',
  'speech',
  'tutor',
)
