import { answerTo } from '@lingarden/domain/first-talk/answers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { ShortSignUp } from '@/features/auth/short-sign-up'
import { FirstTalkPage } from '@/features/first-talk/first-talk-page'
import { useTexts } from '@/i18n/texts'
import { claimTalk } from '@/lib/first-talk/claim-talk'
import type { StoredTalk } from '@/lib/first-talk/stored-talk'
import { logError } from '@/lib/log'
import { firstTalkPaths, pagePaths } from '@/lib/paths'
import { useSession } from '@/lib/session/session-provider'

/** /first/…: the first talk, which joins the tutor and the making of an account. */
export function FirstTalkRoute() {
  return <FirstTalkPage Keeping={Keeping} />
}

/** How the talk is kept: by an account that is made now, or in the one that is there. */
function Keeping({ talk }: { talk: StoredTalk }) {
  const { keep } = useTexts('firstTalk')
  const { user, emailConfirmed } = useSession()
  if (user && emailConfirmed) return <Claiming userId={user.id} talk={talk} />
  return (
    <ShortSignUp fullName={answerTo(talk.answers, 'name')?.text ?? ''} submit={keep.submit}>
      <Link to={firstTalkPaths.at(talk.tag, 'garden')} className={buttonClass('ghost')}>
        {keep.notNow}
      </Link>
    </ShortSignUp>
  )
}

/** Moves the talk into the account, then goes home. */
function Claiming({ userId, talk }: { userId: string; talk: StoredTalk }) {
  const { common, firstTalk } = useTexts('common', 'firstTalk')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  useEffect(() => {
    claimTalk(userId, talk)
      // Who came by the sign-up form has seen home before the talk: it would show no word of it.
      .then(() => queryClient.invalidateQueries({ refetchType: 'all' }))
      .then(
        () => void navigate(pagePaths.dashboard, { replace: true }),
        (cause: unknown) => {
          logError('The first talk was not kept', cause)
          setFailedTry(tries)
        },
      )
  }, [userId, talk, tries, navigate, queryClient])
  if (failedTry !== tries) return <Spinner label={firstTalk.keep.keeping} />
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{firstTalk.keep.failed}</p>
      <Button onClick={() => setTries(tries + 1)}>{common.tryAgain}</Button>
    </div>
  )
}
