import type { Texts } from '../groups'

export const shell: Texts['shell'] = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  openMenu: 'Abrir el menú',
  menu: 'Menú',
  pages: {
    dashboard: { name: 'Inicio', description: 'Tu día y tu jardín de un vistazo' },
    tutor: { name: 'Tutor', description: 'Habla en el idioma que aprendes' },
    courses: { name: 'Cursos', description: 'Unidades y lecciones, paso a paso' },
    review: { name: 'Repaso', description: 'Recupera lo que estás a punto de olvidar' },
    bank: { name: 'Vocabulario', description: 'Todas las palabras que has encontrado' },
    dictionary: { name: 'Diccionario', description: 'Busca cualquier palabra' },
    analytics: { name: 'Progreso', description: 'Cómo avanza tu práctica' },
    friends: { name: 'Amigos', description: 'Aprender en compañía' },
    feedback: { name: 'Tu opinión', description: 'Cuéntanos qué te parece' },
    settings: { name: 'Ajustes', description: 'Lingarden a tu manera' },
    support: { name: 'Ayuda y tutorial', description: 'Cómo funciona todo' },
    plans: { name: 'Planes', description: 'Cuánto cuesta un mes' },
  },
  requestsWait: 'Una solicitud espera tu respuesta',
  userMenu: 'Tu cuenta',
  language: 'Idioma',
  planLabel: 'Acceso beta',
  tokens: 'Tokens',
  signOut: 'Cerrar sesión',
  offline:
    'No tienes conexión. Ves lo que guardó este navegador; los cambios esperan hasta que vuelvas a conectarte.',
  toTutor: 'Hablar con el tutor',
  edits: { removed: 'tachado', added: 'añadido' },
}
