import { parseLinkingCode } from '@lingarden/domain/friends/linking-code'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { friendKeys } from '@/lib/friends/keys'
import { useUser } from '@/lib/session/session-provider'
import type { FriendLists } from '@lingarden/database/rows/friends'
import { useFriendCall } from '../api/use-friend-call'
import { followSentCode, noteSentCode, type SentCode } from './follow-request'

const good = new Set(['sent', 'friends', 'already_sent', 'already_friends'])

/** A friend's code becomes a request. A link of a friend brings the code along; sending it stays the learner's choice. */
export function AddFriend({ lists }: { lists: FriendLists }) {
  const friends = useTexts('friends')
  const { add } = friends
  const [parameters] = useSearchParams()
  const [code, setCode] = useState(parameters.get('code')?.slice(0, 20) ?? '')
  const [sent, setSent] = useState<SentCode>()
  const outcome = sent && followSentCode(sent, lists)
  const queryClient = useQueryClient()
  const listsKey = friendKeys.lists(useUser().id)
  const { mutate: request, isPending } = useFriendCall('request_friend')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const p_code = parseLinkingCode(code)
    if (!p_code) return setSent(noteSentCode('malformed', undefined))
    setSent(undefined)
    request(
      { p_code },
      {
        onSuccess: (answer) => {
          // The call has read the lists anew.
          setSent(noteSentCode(answer, queryClient.getQueryData<FriendLists>(listsKey)))
          if (good.has(answer)) setCode('')
        },
        onError: () => setSent(noteSentCode('failed', undefined)),
      },
    )
  }
  const message = outcome && ((add.outcomes as Record<string, string>)[outcome] ?? friends.notDone)
  const isGood = outcome !== undefined && good.has(outcome)
  return (
    <Card title={add.title}>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label={add.label}
          hint={add.hint}
          error={isGood ? undefined : message}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setSent(undefined)
          }}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={isPending} disabled={code.trim() === ''}>
            {add.send}
          </Button>
          <p role="status" className="text-sm">
            {isGood && message}
          </p>
        </div>
      </form>
    </Card>
  )
}
