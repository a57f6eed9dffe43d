import type { Texts } from '../groups'

export const memory: Texts['memory'] = {
  title: 'Lo que recuerda el tutor',
  switch: 'Recordar lo que cuento y los errores que cometo',
  about:
    'El tutor vuelve a ello de vez en cuando. Deja fuera la salud, las creencias y los datos de contacto.',
  aboutOff: 'Ya no se guarda nada más, y el tutor no ve lo que aparece abajo. Todavía puedes borrarlo.',
  language: 'Idioma',
  headings: { facts: 'Sobre ti', mistakes: 'Errores' },
  empty: {
    facts: 'Aquí aparece lo que cuentas de ti al hablar, por ejemplo dónde vives o qué te gusta.',
  },
  topics: {
    name: 'Nombre',
    origin: 'Procedencia',
    nationality: 'Nacionalidad',
    home: 'Dónde vives',
    work: 'Trabajo',
    family: 'Familia',
    pet: 'Mascotas',
    pet_name: 'Nombre de la mascota',
    likes: 'Te gusta',
    other: 'Otros',
  },
  forget: (name) => `Olvidar «${name}»`,
  forgetAll: { facts: 'Olvidar todo', mistakes: 'Olvidar todo' },
  forgetAllTitle: { facts: 'Olvidar todo sobre ti', mistakes: 'Olvidar todos los errores' },
  forgetAbout: 'Se borra para siempre. Tus conversaciones y tus palabras se quedan.',
  forgetIt: 'Olvidar',
  waiting: 'Lo que has borrado o aprendido aquí le llegará al tutor cuando vuelvas a tener conexión.',
  notForgotten: 'No se ha borrado. Inténtalo de nuevo.',
  notShown: 'Ahora no se puede mostrar.',
  showAll: (count) => `Mostrar todo (${count})`,
}
