import { FirstTalkPage } from '@/features/first-talk/first-talk-page'

/** /first/…: the first talk, which joins the tutor and the making of an account. */
export function FirstTalkRoute() {
  return <FirstTalkPage keeping={() => null} />
}
