import type { Texts } from '../en'

export const welcome: Texts['welcome'] = {
  headline: 'Aprende un idioma hablando',
  lead: 'Un tutor paciente para aprender mandarín, español y francés. Pulsa cualquier palabra que encuentres y tu vocabulario crecerá solo.',
  begin: 'Crea tu cuenta',
  signIn: 'Iniciar sesión',
  points: [
    {
      title: 'Habla',
      text: 'El tutor responde a tu nivel y corrige lo que sabe con seguridad, dentro de tu propia frase.',
    },
    {
      title: 'Comprende',
      text: 'Puedes pulsar cada palabra: su pronunciación, su significado y la frase en la que la encontraste.',
    },
    {
      title: 'Conserva',
      text: 'Las palabras son semillas. Al volver a encontrarlas brotan, crecen y florecen.',
    },
  ],
  languages: 'Mandarín · Español · Francés',
  open: 'Lingarden es software libre. Funciona en tu propio portátil con un solo comando.',
  terms: 'Términos del servicio',
  privacy: 'Política de privacidad',
}
