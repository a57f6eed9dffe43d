import { expectOutcome } from './expect-outcome.ts'
import { demoFriends, type DemoFriend } from './friend-habits.ts'
import type { Moment } from './moment.ts'
import { practise } from './practise.ts'
import { clientOf, signUp, type DemoLearner, type Place } from './sign-up.ts'

/**
 * Makes the people around the learner, who all sign up, practise and meet by their codes as everybody does.
 * @returns those who are friends
 */
export async function seedFriends(
  place: Place,
  learner: DemoLearner,
  moment: Moment,
  password: string,
): Promise<DemoLearner[]> {
  const admin = clientOf(place, place.backend.secretKey)
  const friends: DemoLearner[] = []
  for (const friend of demoFriends) {
    const email = `${friend.address}@lingarden.example`
    const person = await signUp(place, { email, password, name: friend.name })
    await person.client
      .from('profiles')
      .update({ avatar_plant: friend.plant, ...learnt(friend) })
      .eq('id', person.id)
      .throwOnError()
    for (const habits of friend.habits) await practise(admin, person, habits, moment)
    await meet(learner, person, friend)
    if (friend.standing === 'friend') friends.push(person)
  }
  return friends
}

/** Which language a friend is at. */
function learnt({ habits: [habits] }: DemoFriend) {
  if (!habits) return {}
  const { languageCode } = habits
  return { current_language_code: languageCode, language_levels: { [languageCode]: 'beginner' } }
}

async function meet(
  learner: DemoLearner,
  person: DemoLearner,
  { standing, nudge }: DemoFriend,
): Promise<void> {
  const [from, to] = standing === 'asked' ? [learner, person] : [person, learner]
  const { data } = await to.client
    .from('profiles')
    .select('linking_code')
    .eq('id', to.id)
    .single()
    .throwOnError()
  const request = { p_user_id: from.id, p_code: data.linking_code }
  await expectOutcome(from.client.rpc('request_friend', request), 'sent')
  if (standing !== 'friend') return
  const answer = { p_user_id: to.id, p_sender_id: from.id, p_is_accepted: true }
  await expectOutcome(to.client.rpc('answer_friend_request', answer), 'friends')
  if (!nudge) return
  const sign = { p_user_id: person.id, p_friend_id: learner.id, p_kind: nudge }
  await expectOutcome(person.client.rpc('nudge_friend', sign), 'sent')
}
