import { useState } from 'react'
import { readTab, writeTab } from '@/lib/local-store'
import { useSession } from '@/lib/session/session-provider'

/** What is written and not sent yet, in a language; a reload of the page does not lose it. */
export function useDraft(languageCode: string): [string, (text: string) => void] {
  const { user } = useSession()
  const key = `draft:${user?.id}:${languageCode}`
  const [text, setText] = useState(() => readTab(key) ?? '')
  const change = (next: string) => {
    setText(next)
    writeTab(key, next)
  }
  return [text, change]
}
