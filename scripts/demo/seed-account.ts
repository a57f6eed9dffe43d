import { demoHabits } from './learner-habits.ts'
import type { Moment } from './moment.ts'
import { practise } from './practise.ts'
import { seedFriends } from './seed-friends.ts'
import { seedMistakes } from './seed-mistakes.ts'
import { seedSuggestions } from './seed-suggestions.ts'
import { clientOf, signUp, type Client, type Place } from './sign-up.ts'

export const demoAccount = { email: 'demo@lingarden.example', password: 'garden-path-7', name: 'Ada' }

/**
 * Makes the account of the demonstration with three months of practice in each language, with friends and with mistakes,
 * unless it is there.
 * @returns whether it was made
 */
export async function seedAccount(place: Place, moment: Moment): Promise<boolean> {
  const admin = clientOf(place, place.backend.secretKey)
  const known = await admin.from('profiles').select('id').eq('email', demoAccount.email).limit(1)
  if (known.error) throw known.error
  if (known.data.length > 0) return false
  const learner = await signUp(place, demoAccount)
  for (const habits of demoHabits) await practise(admin, learner, habits, moment)
  await setProfile(admin, learner.id)
  await seedMistakes(admin, learner, moment.now)
  const friends = await seedFriends(place, learner, moment, demoAccount.password)
  await seedSuggestions(admin, learner, friends)
  return true
}

async function setProfile(admin: Client, userId: string): Promise<void> {
  const { error } = await admin
    .from('profiles')
    .update({
      display_name: demoAccount.name,
      current_language_code: 'es-ES',
      gender: 'feminine',
      // Whoever only looks around should see whole sentences.
      mask_words: false,
      language_levels: { 'es-ES': 'elementary', 'zh-CN': 'beginner', 'fr-FR': 'beginner' },
    })
    .eq('id', userId)
  if (error) throw error
}
