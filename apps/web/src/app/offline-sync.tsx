import { isOf } from '@lingarden/sync/mutation'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { conversationMutations } from '@/features/tutor/history/conversation-mutations'
import { dayWords } from '@/lib/analytics/day-words'
import { dayKeys } from '@/lib/analytics/keys'
import { useBankInStep } from '@/lib/bank/use-bank-in-step'
import { useKeepOutline } from '@/lib/courses/keep-course-file'
import { useStorageTrouble } from '@/lib/browser-storage/storage-trouble'
import { practisedSlices } from '@/lib/practice-time/practised-slices'
import { useProfile } from '@/lib/profile/get-profile'
import { profileKeys } from '@/lib/profile/keys'
import { profileChanges } from '@/lib/profile/profile-changes'
import { givenReviews } from '@/lib/review/given-reviews'
import { mayReachServer } from '@/lib/server-reach'
import { useUser } from '@/lib/session/session-provider'
import { beforeSignOut } from '@/lib/session/sign-out'
import { keepSending } from '@/lib/sync/keep-sending'
import { queue } from '@/lib/sync/queue'
import { sendOnLeaving } from '@/lib/sync/send-on-leaving'
import { yieldControl } from '@/lib/yield-control'
import { openedOffline, useOnline } from '@/lib/use-online'
import { mutationKinds } from './mutation-kinds'
import { registerServiceWorker } from './register-service-worker'

// What an earlier page left behind is of any kind.
queue.register(mutationKinds)

/** What is read again once something of some kinds has arrived. */
const readAgain = (userId: string) =>
  [
    [conversationMutations, ['tutor-histories']],
    [[givenReviews], ['review-log', userId]],
    [[dayWords], dayKeys.all(userId)],
    // A page that was left at once hands its last change to the next one.
    [[profileChanges], profileKeys.of(userId)],
  ] as const

/** Has come what will send each kind of change, one after another: to begin them all at once holds up a slow processor. */
async function loadSenders(): Promise<void> {
  for (const kind of mutationKinds) {
    await yieldControl()
    kind.load?.().catch(() => undefined)
  }
}

/**
 * Sends what was kept while there was no connection: when the app opens, when the connection is back, and again where
 * the server could not be reached. Says once where this browser can keep nothing more.
 */
export function OfflineSync() {
  const offline = useTexts('offline')
  const { id } = useUser()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  // The connection may be back before this is drawn.
  const wasOffline = useRef(openedOffline)
  /** Whether something came to wait while there was no connection; whoever sends it. */
  const hasWaited = useRef(false)
  const isInTrouble = useStorageTrouble()
  const languageCode = useProfile().data?.current_language_code
  useBankInStep()
  useKeepOutline(languageCode)

  const flush = useEffectEvent(async () => {
    const arrived = new Set<string>()
    const stop = queue.onSettled(({ mutation }) => arrived.add(mutation.kind))
    const { sent, left, hasFailed } = await queue.send(id).finally(stop)
    // What was read before it arrived lacks it.
    for (const [kinds, queryKey] of readAgain(id))
      if (kinds.some(({ kind }) => arrived.has(kind))) await queryClient.invalidateQueries({ queryKey })
    hasWaited.current ||= sent > 0
    const isSent = sent > 0 || (hasWaited.current && left === 0)
    // A server on this machine takes things also without a connection; it is told when that is back.
    if (!isSent || !navigator.onLine) return hasFailed
    if (wasOffline.current) showToast({ title: offline.sent })
    wasOffline.current = false
    hasWaited.current = false
    return hasFailed
  })
  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true
      if (!mayReachServer()) return undefined
    }
    return keepSending(() => flush())
  }, [isOnline])
  useEffect(() => {
    if (isOnline) void loadSenders()
  }, [isOnline])
  useEffect(() => sendOnLeaving(id), [id])
  useEffect(
    () =>
      queue.onChange(() => {
        hasWaited.current ||= !navigator.onLine
      }),
    [],
  )
  useEffect(() => void registerServiceWorker(), [])
  useEffect(
    () =>
      beforeSignOut(
        () => queue.send(id, { release: () => true }),
        async () => (await queue.list(id)).filter((one) => !isOf(practisedSlices, one)).length,
      ),
    [id],
  )

  useEffect(() => {
    if (isInTrouble) showToast({ title: offline.notKept })
  }, [isInTrouble, offline])
  return null
}
