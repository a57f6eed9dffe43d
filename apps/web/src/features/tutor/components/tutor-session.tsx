import type { SupportedLanguage } from '@lingarden/domain/languages'
import type { Profile } from '@lingarden/domain/profile'
import { strengthBand, wordStrength } from '@lingarden/domain/strength'
import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { PanelRight, RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { readResetMarker } from '@/lib/reset-navigation'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'
import { useSessionTimer } from '../session-timer'
import { useConversation } from '../use-conversation'
import { Composer } from './composer'
import { FeedbackPanel } from './feedback-panel'
import { MessageList } from './message-list'
import { SessionPanel } from './session-panel'
import { WordPanel, type SelectedWord } from './word-panel'

interface TutorSessionProps {
  language: SupportedLanguage
  profile: Profile
}

/** The tutor's screen: the session at the left, the conversation in the middle, feedback and word at the right. */
export function TutorSession({ language, profile }: TutorSessionProps) {
  const { languageCode } = language
  const { tutor } = useTexts()
  const isMobile = useIsMobile()
  const { conversation, send, retry, stop, restart } = useConversation(languageCode)
  const dictionary = useDictionary(languageCode)
  const tracking = useWordTracking(languageCode)
  const seconds = useSessionTimer()
  const words = useWords(languageCode).data
  const [selected, setSelected] = useState<SelectedWord>()
  const [showsReadings, setShowsReadings] = useState(language.pronunciation)
  const [isSideOpen, setIsSideOpen] = useState(false)
  useResetMarker(restart)

  const masked = useMemo(() => {
    const known = words?.filter(({ seen, clicks }) => strengthBand(wordStrength(seen, clicks)) === 'strong') ?? []
    return new Set(profile.mask_words ? known.map(({ word_string }) => word_string.toLowerCase()) : [])
  }, [words, profile.mask_words])

  const select = (term: string, sentence: string) => {
    tracking.trackClick(term, sentence)
    setSelected({ term, sentence })
    if (isMobile) setIsSideOpen(true)
  }

  const lastFeedback = conversation.messages.findLast(({ type }) => type === 'user')?.feedback
  const wordPanel = <WordPanel selected={selected} languageCode={languageCode} dictionary={dictionary.data} />
  const feedbackPanel = <FeedbackPanel feedback={lastFeedback} languageCode={languageCode} />
  const sessionPanel = <SessionPanel seconds={seconds} goals={conversation.goals} {...tracking} />

  return (
    <div className="grid gap-4 md:grid-cols-[1fr_18rem] lg:grid-cols-[14rem_1fr_19rem]">
      {!isMobile && <aside className="hidden content-start gap-4 lg:grid">{sessionPanel}</aside>}
      <div className="flex h-[calc(100dvh-7rem)] min-h-96 flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          <h1 className="text-lg">
            <span lang={languageCode}>{profileTutorName(language, profile)}</span>
          </h1>
          <div className="flex items-center gap-2">
            {language.pronunciation && (
              <Checkbox
                label={tutor.showPinyin}
                checked={showsReadings}
                onChange={(event) => setShowsReadings(event.target.checked)}
              />
            )}
            <Button variant="ghost" size="icon" aria-label={tutor.newConversation} onClick={restart}>
              <RotateCcw size={18} aria-hidden />
            </Button>
            {isMobile && (
              <Button variant="ghost" size="icon" aria-label={tutor.sides} onClick={() => setIsSideOpen(true)}>
                <PanelRight size={18} aria-hidden />
              </Button>
            )}
          </div>
        </div>
        {getRuntimeConfig().engine === 'builtin' && <p className="text-sm text-ink-soft">{builtInTutorLabel}</p>}
        <MessageList
          conversation={conversation}
          language={language}
          dictionary={profile.auto_parse_responses ? dictionary.data : undefined}
          selected={selected?.term}
          masked={masked}
          showsReadings={showsReadings}
          onTokens={tracking.trackMessage}
          onSelect={select}
          onRetry={retry}
        />
        {isMobile && lastFeedback && lastFeedback.corrections.length > 0 && feedbackPanel}
        <Composer
          language={language.language}
          languageCode={languageCode}
          suggestions={conversation.suggestions?.items ?? []}
          isBusy={conversation.isBusy}
          onSend={send}
          onStop={stop}
        />
      </div>
      {isMobile ? (
        <Dialog open={isSideOpen} onOpenChange={setIsSideOpen} title={tutor.sides}>
          <div className="grid gap-4">
            {wordPanel}
            {feedbackPanel}
            {sessionPanel}
          </div>
        </Dialog>
      ) : (
        <aside className="grid content-start gap-4">
          {wordPanel}
          {feedbackPanel}
          <div className="lg:hidden">{sessionPanel}</div>
        </aside>
      )}
    </div>
  )
}

function profileTutorName({ voiceTutorNames }: SupportedLanguage, { voice_setting }: Profile): string {
  return voiceTutorNames[voice_setting]
}

/** Begins a new conversation when the learner navigates to the tutor from within the tutor (requirement 2.47b). */
function useResetMarker(restart: () => void): void {
  const { state } = useLocation()
  const timestamp = readResetMarker(state)?.timestamp
  const [handled, setHandled] = useState(timestamp)
  useEffect(() => {
    if (timestamp === undefined || timestamp === handled) return
    setHandled(timestamp)
    restart()
  }, [timestamp, handled, restart])
}
