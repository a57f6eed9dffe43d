import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useTexts } from '@/i18n/texts'
import type { Person } from '@lingarden/database/rows/friends'
import { PersonLine, useNameOf } from './person-line'
import { useCallWithToast } from './use-call-with-toast'

/** Who would like to be a friend, each to be answered or blocked. */
export function IncomingRequests({ people }: { people: readonly Person[] }) {
  const friends = useTexts('friends')
  return (
    <Card title={friends.requests.incoming}>
      <ul className="grid grid-cols-1 gap-4">
        {people.map((person) => (
          <li key={person.id}>
            <PersonLine person={person}>
              <Answers person={person} />
            </PersonLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Answers({ person }: { person: Person }) {
  const { requests } = useTexts('friends')
  const answer = useCallWithToast('answer_friend_request', requests.outcomes)
  const block = useCallWithToast('block_learner')
  const name = useNameOf(person)
  const isBusy = answer.isPending || block.isPending
  const reply = (p_is_accepted: boolean) => answer.call({ p_sender_id: person.id, p_is_accepted })
  return (
    <>
      <Button
        size="sm"
        busy={isBusy}
        aria-label={requests.about(requests.accept, name)}
        onClick={() => reply(true)}
      >
        {requests.accept}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        aria-label={requests.about(requests.decline, name)}
        onClick={() => reply(false)}
      >
        {requests.decline}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        busy={isBusy}
        aria-label={requests.about(requests.block, name)}
        onClick={() => block.call({ p_learner_id: person.id })}
      >
        {requests.block}
      </Button>
    </>
  )
}
