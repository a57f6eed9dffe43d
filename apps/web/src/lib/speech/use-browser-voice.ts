import { useEffect, useState } from 'react'

/** A voice of this device itself: others send what they read to somebody's server. */
function findVoice(languageCode: string): SpeechSynthesisVoice | undefined {
  const [tag] = languageCode.split('-')
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService)
  const of = (start: string) => voices.find(({ lang }) => lang.replace('_', '-').startsWith(start))
  return of(languageCode) ?? of(`${tag}-`)
}

export interface BrowserVoice {
  /** Undefined where the device has no voice of the language. */
  say: ((text: string, rate?: number) => void) | undefined
  isSpeaking: boolean
}

/** Reads out with a voice of the device, for whoever has no account; nothing leaves the browser. */
export function useBrowserVoice(languageCode: string): BrowserVoice {
  const isThere = 'speechSynthesis' in globalThis
  const [voice, setVoice] = useState(() => (isThere ? findVoice(languageCode) : undefined))
  const [isSpeaking, setIsSpeaking] = useState(false)
  useEffect(() => {
    if (!isThere) return undefined
    const look = () => setVoice(findVoice(languageCode))
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look)
      speechSynthesis.cancel()
    }
  }, [isThere, languageCode])

  const say = (text: string, rate = 1) => {
    if (!voice) return
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { voice, lang: voice.lang, rate })
    utterance.addEventListener('start', () => setIsSpeaking(true))
    utterance.addEventListener('end', () => setIsSpeaking(false))
    utterance.addEventListener('error', () => setIsSpeaking(false))
    speechSynthesis.speak(utterance)
  }
  return { say: voice && say, isSpeaking }
}
