import type { InterfaceLanguage } from './languages'

interface FailedStart {
  failed: string
  tryAgain: string
}

/** In every language at once: what is said where not even the texts of one have come. */
export const failedStart: Readonly<Record<InterfaceLanguage, FailedStart>> = {
  en: { failed: 'Lingarden could not be loaded.', tryAgain: 'Try again' },
  es: { failed: 'No se ha podido cargar Lingarden.', tryAgain: 'Reintentar' },
  fr: { failed: 'Lingarden n’a pas pu être chargé.', tryAgain: 'Réessayer' },
  zh: { failed: 'Lingarden 未能加载。', tryAgain: '再试一次' },
}
