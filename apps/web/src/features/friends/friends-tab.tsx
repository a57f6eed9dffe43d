import { QueryState } from '@/components/ui/query-state'
import { useTexts } from '@/i18n/texts'
import { useProfile } from '@/lib/profile/get-profile'
import { useFriends } from './api/get-friends'
import { AddFriend } from './components/add-friend'
import { FriendList } from './components/friend-list'
import { IncomingRequests } from './components/incoming-requests'
import { NudgeCard } from './components/nudge-card'
import { PeopleWithAction } from './components/people-with-action'
import { VisibleCard } from './components/visible-card'
import { WeekGarden } from './components/week-garden'
import { YourCode } from './components/your-code'

/** Friends, who would like to be one, the way to more of them, and what they see. */
export function FriendsTab() {
  const texts = useTexts('friends')
  const { data, isError, refetch } = useFriends()
  const profile = useProfile().data
  if (!data) {
    return (
      <QueryState
        isError={isError}
        onRetry={() => void refetch()}
        failed={texts.failed}
        offline={texts.offline}
      />
    )
  }
  const { friends, incoming, outgoing, blocked, nudge, garden } = data
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-6">
        {nudge && <NudgeCard nudge={nudge} />}
        {incoming.length > 0 && <IncomingRequests people={incoming} />}
        <FriendList friends={friends} />
        <WeekGarden garden={garden} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <AddFriend lists={data} />
        {profile && <YourCode code={profile.linking_code} />}
        <PeopleWithAction
          title={texts.requests.outgoing}
          people={outgoing}
          call="withdraw_friend_request"
          argsOf={({ id }) => ({ p_recipient_id: id })}
          action={texts.requests.withdraw}
        />
        {profile && <VisibleCard profile={profile} />}
        <PeopleWithAction
          title={texts.requests.blocked}
          people={blocked}
          call="unblock_learner"
          argsOf={({ id }) => ({ p_learner_id: id })}
          action={texts.requests.unblock}
        />
      </div>
    </div>
  )
}
