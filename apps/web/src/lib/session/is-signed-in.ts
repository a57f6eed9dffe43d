import { getSupabase } from '@/lib/supabase'

/**
 * Whether requests go out in a learner's name by now. One without a session would go out as a visitor's, and be refused for
 * good for that alone.
 */
export async function isSignedIn(userId: string): Promise<boolean> {
  const { data } = await getSupabase().auth.getSession()
  return data.session?.user.id === userId
}
