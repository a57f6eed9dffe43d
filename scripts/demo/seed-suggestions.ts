import { expectOutcome } from './expect-outcome.ts'
import type { Client, DemoLearner } from './sign-up.ts'

interface Wish {
  title: string
  description: string
  /** How many of the friends vote for it; the first of them wrote it. */
  friends: number
  isVotedByLearner?: true
  status?: 'planned' | 'declined'
}

const wishes: readonly Wish[] = [
  {
    title: 'Short stories by level',
    description: 'Something to read in the evening, with the words I have not met yet underlined.',
    friends: 4,
    isVotedByLearner: true,
    status: 'planned',
  },
  {
    title: 'Print flashcards on paper',
    description: 'Eight on a page, to cut out and take along where screens are not welcome.',
    friends: 2,
    isVotedByLearner: true,
  },
  { title: 'Traditional characters', description: 'To choose beside the simplified ones.', friends: 3 },
  {
    title: 'Portuguese as a fourth language',
    description: 'As it is spoken in Lisbon, if one may choose.',
    friends: 1,
  },
  {
    title: 'A mail on every day without practice',
    description: 'So that I do not forget.',
    friends: 1,
    status: 'declined',
  },
]

/** Has friends wish for things and vote, and the operator decide on some of them. */
export async function seedSuggestions(
  admin: Client,
  learner: DemoLearner,
  friends: readonly DemoLearner[],
): Promise<void> {
  for (const [place, wish] of wishes.entries()) {
    // Another one begins each time, as nobody wishes for everything.
    const order = friends.map((_friend, step) => friends[(place + step) % friends.length])
    const [author, ...others] = order.slice(0, wish.friends)
    if (!author) throw new Error('Suggestions need friends')
    const id = await suggest(author, wish)
    const voters = wish.isVotedByLearner ? [...others, learner] : others
    for (const voter of voters) if (voter) await vote(voter, id)
    if (wish.status)
      await admin.from('suggestions').update({ status: wish.status }).eq('id', id).throwOnError()
  }
}

async function suggest({ id, client }: DemoLearner, { title, description }: Wish): Promise<string> {
  const wish = { p_user_id: id, p_title: title, p_description: description }
  await expectOutcome(client.rpc('add_suggestion', wish), 'saved')
  const { data } = await client.from('suggestions').select('id').eq('title', title).single().throwOnError()
  return data.id
}

async function vote({ id, client }: DemoLearner, suggestionId: string): Promise<void> {
  const ballot = { p_user_id: id, p_id: suggestionId, p_is_for: true }
  await expectOutcome(client.rpc('vote_for_suggestion', ballot), 'voted')
}
