import type { LanguageCode } from '@lingarden/languages/find-language'
import { FoundMeaning } from '@/components/sentences/found-meaning'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { mayReachServer } from '@/lib/server-reach'
import { hasHelp, translateText } from '../api/ask-help'
import { HelpText } from './help-text'

/** What a message means that came without its meaning: by the server's language model, or by what is at hand without one. */
export function MessageMeaning({ content, languageCode }: { content: string; languageCode: LanguageCode }) {
  const [language] = useInterfaceLanguage()
  if (hasHelp() && mayReachServer())
    return (
      <HelpText
        queryKey={['translation', languageCode, language, content]}
        ask={(signal) => translateText(languageCode, content, signal)}
      />
    )
  return (
    <div className="mt-1 max-w-[600px] px-1 text-ink-soft">
      <FoundMeaning text={content} languageCode={languageCode} />
    </div>
  )
}
