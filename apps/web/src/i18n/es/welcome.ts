import type { Texts } from '../groups'

export const welcome: Texts['welcome'] = {
  title: 'Lingarden: aprende mandarín, español y francés conversando',
  description:
    'Escribe y di frases enteras con un tutor paciente, ve tus errores corregidos en tus propias palabras y cultiva un vocabulario que es tuyo. Software libre.',
  pictureAlt: 'Un brote con dos hojas en forma de bocadillo y las palabras: haz crecer tu jardín de idiomas.',
  signIn: 'Iniciar sesión',
  begin: 'Crea tu cuenta',
  headline: 'Aprende un idioma conversando',
  lead: 'Un tutor paciente para el mandarín, el español y el francés. Formas frases enteras desde el primer día, los errores se corrigen en tus propias palabras y cada palabra que consultas o usas echa raíces en tu vocabulario.',
  begun: 'Empezar es gratis y no pide tarjeta. Sin publicidad.',
  choose: 'Elige con quién quieres hablar. Tu primera frase propia sale en dos minutos, sin cuenta.',
  kept: 'Nada de lo que escribes sale de este navegador hasta que tú lo digas.',
  withTutor: 'con',
  corrections: {
    title: 'Corregido dentro de tu propia frase',
    text: 'Lo que falla se tacha, lo correcto aparece al lado y una sola línea dice por qué. El tutor corrige solo lo que sabe con seguridad, porque una corrección falsa enseña un error.',
    after: 'Cada error se guarda y vuelve como ejercicio, hasta que lo dices bien por tu cuenta.',
  },
  garden: {
    title: 'Cada palabra que consultas es una semilla',
    text: 'Pulsa una palabra para ver su pronunciación, su significado y la frase en la que la encontraste. Desde entonces está en tu vocabulario y crece cada vez que la recuerdas: en un repaso, en un ejercicio o en una frase tuya. Antes de que se marchite, le toca repaso.',
    stages: {
      seed: 'recién plantada',
      sprout: 'recordada',
      leaf: 'creciendo',
      bud: 'casi tuya',
      bloom: 'en flor',
    },
  },
  pictures: {
    title: 'Así es por dentro',
    tutor: 'El tutor, la conversación y lo que conviene practicar de ella',
    dashboard: 'Hoy: qué hacer ahora, tus minutos, tu jardín',
    review: 'Un repaso, tarjeta a tarjeta',
  },
  languages: {
    title: 'Tres idiomas, cada uno a su manera',
    lessons: (count) => `${count} lecciones, desde la primera palabra hasta el A1`,
    interface: 'El propio Lingarden habla inglés, español, francés y chino.',
  },
  difference: {
    title: 'Qué es distinto aquí',
    points: [
      {
        title: 'Formar frases, no elegirlas',
        text: 'Reconocer una respuesta es más fácil que formarla. Aquí formas frases desde el primer minuto; las lecciones y los repasos están para prepararlas.',
      },
      {
        title: 'Sin corazones, sin energía, sin culpa',
        text: 'Un error nunca pone fin a una lección, y nada te suplica que vuelvas. Hay una racha, pero es discreta.',
      },
      {
        title: 'Sigue funcionando sin conexión',
        text: 'El tutor integrado, tus palabras, los repasos y las lecciones que abriste funcionan en el avión y en el metro. Lo que hiciste se envía después.',
      },
      {
        title: 'Tus palabras son tuyas',
        text: 'Llévate tu vocabulario cuando quieras: como tabla, como JSON o para Anki.',
      },
    ],
    limits: 'Y lo que no es',
    limitPoints: [
      'No es un profesor de carne y hueso ni da ningún certificado.',
      'Enseña tres idiomas, y sus lecciones acaban en el A1. El diccionario explica en inglés la mayoría de las palabras. Las conversaciones y las palabras llegan más lejos.',
      'El tutor integrado representa escenas escritas y solo encuentra errores comunes. Donde hay un modelo de lenguaje conectado, es él quien habla contigo de lo que quieras, y puede equivocarse.',
      'La voz que trae es clara, pero sencilla. Quien lleva el servidor puede añadir otras mejores.',
    ],
  },
  privacy: {
    title: 'Lo que dices sigue siendo tuyo',
    points: [
      'Sin publicidad y sin rastreadores. Esta página no carga nada de otras empresas.',
      'Sin un modelo de lenguaje, a lo que escribes responde el servidor que usas y nadie más.',
      'La propia base de datos separa las filas de cada persona de las de todas las demás.',
      'Lo que el tutor recuerda de ti es una lista que puedes leer, cambiar y desactivar.',
      'Puedes llevarte todo en un solo archivo y borrar tu cuenta con todas sus filas y archivos.',
    ],
  },
  open: {
    title: 'Software libre',
    text: 'Cualquiera puede leer, modificar y compartir Lingarden, bajo la Licencia Pública General Affero de GNU. Funciona en tu propio portátil con un solo comando y sin cuenta en ninguna parte:',
    source: 'El código fuente',
    licence: 'La licencia',
  },
  plans: {
    title: 'Planes',
    free: 'gratis',
    yearly: (price) => ` o ${price} al año`,
  },
  last: 'Planta hoy tu primera palabra.',
  footer: 'Sobre este sitio',
  terms: 'Términos del servicio',
  privacyPolicy: 'Política de privacidad',
}
