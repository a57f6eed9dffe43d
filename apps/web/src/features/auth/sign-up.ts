import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { getSupabase } from '@/lib/supabase'

interface NewAccount {
  email: string
  password: string
  fullName: string
}

/** Makes an account (requirements 3.11c, 7.6a); the mails that follow come in the interface language. */
export function signUp({ email, password, fullName }: NewAccount) {
  return getSupabase().auth.signUp({
    email,
    password,
    options: {
      data: { full_name: fullName.trim(), interface_language: currentInterfaceLanguage() },
      emailRedirectTo: `${location.origin}/auth`,
    },
  })
}
