import type { Texts } from '../en'

export const settings: Texts['settings'] = {
  title: 'Ajustes',
  language: 'Idioma',
  change: 'Cambiar',
  gender: 'Género gramatical',
  level: 'Nivel',
  notChosen: 'Sin elegir',
  displayName: 'Nombre visible',
  tutor: 'Tutor',
  saved: 'Guardado',
  notSaved: 'No se ha guardado. Inténtalo de nuevo.',
  voice: 'Voz de tu tutor',
  hearVoice: (name) => `Escuchar a ${name}`,
  switches: {
    mask_words: 'Ocultar las palabras que ya sé bien hasta que las señale',
    auto_generate_audio: 'Preparar la voz del tutor automáticamente',
    autoplay_audio: 'Reproducir automáticamente la voz del tutor',
    show_actions: 'Mostrar acciones bajo los mensajes',
    give_feedback: 'Comentar lo que escribo',
    hint_first: 'Mostrar primero dónde y por qué, y la forma correcta cuando la pida',
    auto_parse_responses: 'Separar automáticamente las palabras para poder pulsarlas',
    show_definitions_on_hover: 'Mostrar el significado al señalar una palabra',
    show_suggestions: 'Sugerir respuestas',
  },
}
