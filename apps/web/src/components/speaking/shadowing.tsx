import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { Waveform } from '@/components/voice/waveform'
import { HeldText } from '@/components/words/held-text'
import { useTexts } from '@/i18n/texts'
import { useSpokenSentence } from '@/lib/recording/use-spoken-sentence'
import { ComparedWords } from './compared-words'
import { SpokenAttempt } from './spoken-attempt'
import { TonePicture } from './tone-picture'
import { useModel } from './use-model'
import { useTones } from './use-tones'

interface ShadowingProps {
  text: string
  languageCode: LanguageCode
}

/** Saying a sentence after its model: both are heard and seen, and the tones, where there are any, lie over each other. */
export function Shadowing({ text, languageCode }: ShadowingProps) {
  const texts = useTexts('voice')
  const { data: model, isError } = useModel(text, languageCode)
  const { voice, state, heard, start } = useSpokenSentence(languageCode)
  const { isTonal } = languageByCode(languageCode)
  const tones = useTones(text, model, state.recording?.audio, isTonal)
  const isCompared = heard !== undefined || tones !== undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      <p lang={languageCode} className="text-xl">
        <HeldText text={text} />
      </p>
      <section aria-label={texts.model} className="grid gap-1">
        <h3 className="text-sm text-ink-soft">{texts.model}</h3>
        <div className="flex items-center gap-2">
          <HearButton text={text} languageCode={languageCode} />
          {model && <Waveform levels={model.sound.levels} label={texts.waveformModel} />}
          {isError && <span className="text-sm text-ink-soft">{texts.modelFailed}</span>}
        </div>
      </section>
      <section aria-label={texts.you} className="grid gap-1">
        <h3 className="text-sm text-ink-soft">{texts.you}</h3>
        <SpokenAttempt voice={voice} state={state} onStart={start} />
      </section>
      {tones && <TonePicture contours={tones} languageCode={languageCode} />}
      {heard !== undefined && <ComparedWords target={text} heard={heard} languageCode={languageCode} />}
      {isCompared && <p className="text-sm text-ink-soft">{texts.notAGrade}</p>}
    </div>
  )
}
