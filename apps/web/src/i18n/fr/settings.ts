import type { Texts } from '../en'

export const settings: Texts['settings'] = {
  title: 'Réglages',
  language: 'Langue',
  change: 'Changer',
  gender: 'Genre grammatical',
  level: 'Niveau',
  notChosen: 'À choisir',
  displayName: 'Nom affiché',
  tutor: 'Tuteur',
  saved: 'Enregistré',
  notSaved: 'Échec de l’enregistrement. Veuillez réessayer.',
  voice: 'Voix de votre tuteur',
  hearVoice: (name) => `Écouter ${name}`,
  switches: {
    mask_words: 'Masquer les mots que je connais bien tant que je ne les survole pas',
    auto_generate_audio: 'Préparer la voix du tuteur automatiquement',
    autoplay_audio: 'Lancer automatiquement la voix du tuteur',
    show_actions: 'Afficher les actions sous les messages',
    give_feedback: 'Commenter ce que j’écris',
    hint_first: 'Montrer d’abord où et pourquoi, et la bonne forme à la demande',
    auto_parse_responses: 'Rendre les mots cliquables automatiquement',
    show_definitions_on_hover: 'Afficher le sens d’un mot quand je le survole',
    show_suggestions: 'Suggérer des réponses',
  },
}
