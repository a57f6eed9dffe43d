import type { Texts } from '../en'

export const speech: Texts['speech'] = {
  hear: (text) => `Écouter « ${text} »`,
  stop: 'Arrêter',
  failed: 'La voix n’est pas disponible pour le moment. Vous pouvez continuer à lire.',
  unreachable: 'Le serveur est injoignable : rien ne peut être lu à voix haute pour le moment.',
}
