import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useTexts } from '@/i18n/texts'
import type { Person } from '@lingarden/database/rows/friends'
import type { OutcomeArgs } from '@lingarden/database/rows/outcome'
import { PersonLine, useNameOf } from './person-line'
import { useCallWithToast } from './use-call-with-toast'

type Call = 'withdraw_friend_request' | 'unblock_learner'

interface PeopleWithActionProps<Name extends Call> {
  title: string
  people: readonly Person[]
  /** What the button at each of them calls. */
  call: Name
  argsOf: (person: Person) => OutcomeArgs[Name]
  action: string
}

/** Some people with one thing to do about each; nothing where there are none. */
export function PeopleWithAction<Name extends Call>(props: PeopleWithActionProps<Name>) {
  const { title, people, ...about } = props
  if (people.length === 0) return null
  return (
    <Card title={title}>
      <ul className="grid grid-cols-1 gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonLine person={person}>
              <Action person={person} {...about} />
            </PersonLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Action<Name extends Call>({
  person,
  call: name,
  argsOf,
  action,
}: Omit<PeopleWithActionProps<Name>, 'title' | 'people'> & { person: Person }) {
  const friends = useTexts('friends')
  const { call, isPending } = useCallWithToast(name)
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={friends.requests.about(action, useNameOf(person))}
      onClick={() => call(argsOf(person))}
    >
      {action}
    </Button>
  )
}
