import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { HelpLink } from '@/components/help/help-link'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { mayReachServer } from '@/lib/server-reach'
import { useOnline } from '@/lib/use-online'
import { useIsServerLost } from '../offline/server-contact'

/** While there is no connection: who answers meanwhile, what works and what does not. */
export function ConnectionNote() {
  const tutor = useTexts('tutor')
  const isOnline = useOnline()
  const isServerLost = useIsServerLost()
  if (!isServerLost && (isOnline || mayReachServer())) return null
  return (
    <div role="status" className="rounded-md bg-blossom-pale px-3 py-2 text-sm">
      {isOnline ? tutor.serverLost : tutor.offline} {tutor.offlineTutor}
      {getRuntimeConfig().engine !== 'builtin' && ` ${translateFixed(builtInTutorLabel)}`}{' '}
      <HelpLink article="without-connection" />
    </div>
  )
}
