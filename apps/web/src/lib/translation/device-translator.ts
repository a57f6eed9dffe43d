/** What a browser offers that translates on the device itself (the Translator API), as far as we use it. */
interface DeviceTranslator {
  translate: (text: string) => Promise<string>
}

interface Pair {
  sourceLanguage: string
  targetLanguage: string
}

interface TranslatorOffer {
  availability: (pair: Pair) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create: (pair: Pair) => Promise<DeviceTranslator>
}

/** Undefined in a browser that has none. */
function findOffer(): TranslatorOffer | undefined {
  const { Translator: found } = globalThis as { Translator?: unknown }
  const isOffer = (typeof found === 'function' || typeof found === 'object') && found !== null
  return isOffer && 'availability' in found && 'create' in found ? (found as TranslatorOffer) : undefined
}

const translators = new Map<string, Promise<DeviceTranslator>>()

/**
 * Translates a text on this device: nothing leaves it. The browser may fetch what it needs for two languages first, which it
 * does only where the learner has just pressed something.
 * @param from tag of the language of the text, such as `es`
 * @returns undefined where the browser cannot
 */
export async function translateOnDevice(
  text: string,
  from: string,
  into: string,
): Promise<string | undefined> {
  const offer = findOffer()
  const pair = { sourceLanguage: from, targetLanguage: into }
  if (!offer || from === into || (await offer.availability(pair)) === 'unavailable') return undefined
  const key = `${from} ${into}`
  const translator = translators.get(key) ?? offer.create(pair)
  translators.set(key, translator)
  // What could not be made is tried again.
  translator.catch(() => translators.delete(key))
  return (await translator).translate(text)
}
