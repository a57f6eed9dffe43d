import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { forgetWantedPage, home } from '@/lib/session/wanted-page'
import { callbackOutcome, errorOutcome, readCallback, type Outcome } from './callback-outcome'
import { openSession } from './open-session'
import { beginReset } from './reset-session'

// A token works once; React may run an effect twice in development.
let running: { address: string; outcome: Promise<Outcome> } | undefined

function resolveCallback(): Promise<Outcome> {
  const address = location.href
  if (running?.address === address) return running.outcome
  const params = readCallback(location)
  const outcome =
    params.error === null
      ? openSession(params).then((failure) => callbackOutcome(params, failure))
      : Promise.resolve(errorOutcome(params))
  running = { address, outcome }
  return outcome
}

type Toast = NonNullable<Outcome['toast']>

const translateToast = ({ title, description, ...rest }: Toast): Toast => ({
  ...rest,
  title: translateFixed(title),
  ...(description !== undefined && { description: translateFixed(description) }),
})

/** /auth/callback: uses the link of a mail, then goes where it leads. The tokens leave the address at once. */
export function AuthCallbackPage() {
  const auth = useTexts('auth')
  const navigate = useNavigate()
  useEffect(() => {
    let isCurrent = true
    resolveCallback()
      .then(({ to, toast, reset }) => {
        if (!isCurrent) return undefined
        if (reset) beginReset(reset)
        if (to === home) forgetWantedPage()
        if (toast) showToast(translateToast(toast))
        return navigate(to, { replace: true })
      })
      .catch((cause: unknown) => logError('The link could not be used', cause))
    return () => {
      isCurrent = false
    }
  }, [navigate])
  return <Spinner label={auth.completing} />
}
