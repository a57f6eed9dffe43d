import type { Texts } from '../groups'

export const onboarding: Texts['onboarding'] = {
  languageTitle: '¿Qué idioma quieres cultivar?',
  languageText: 'Puedes cambiarlo cuando quieras y aprender varios.',
  genderTitle: '¿Qué formas van contigo?',
  genderText: 'El español y el francés cambian algunas palabras según quién habla, como cansado y cansada.',
  genderTextIn: (language, masculine, feminine) =>
    `En ${language}, algunas palabras cambian según quién habla, como ${masculine} y ${feminine}.`,
  masculine: 'Masculino',
  feminine: 'Femenino',
  masculineExample: 'cansado, content',
  feminineExample: 'cansada, contente',
  difficultyTitle: '¿Cuánto sabes ya?',
  difficultyText: 'El tutor habla a tu nivel. Puedes cambiarlo en los ajustes.',
  skip: 'Ahora no',
  notSaved: 'No se ha podido guardar. Vuelve a elegir, por favor.',
  cameEasily: 'Te ha salido con soltura. ¿Quieres que el tutor suba un nivel?',
  levelUp: 'Sí, un nivel más',
  stayAtLevel: 'Seguir así',
  changing: (language) => `Preparando el ${language.toLocaleLowerCase('es')}`,
  steps: {
    loading: 'Cargando el idioma',
    caching: 'Guardándolo para usarlo sin conexión',
    initializing: 'Últimos detalles',
    complete: 'Listo',
  },
}
