import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const number = (value: number) => formatNumber('es', value)
const days = (count: number) => formatCount('es', count, { one: 'día', other: 'días' })
const minutes = (count: number) => formatCount('es', count, { one: 'minuto', other: 'minutos' })
const words = (count: number) => formatCount('es', count, { one: 'palabra', other: 'palabras' })

export const friends: Texts['friends'] = {
  title: 'Amigos',
  tabs: { friends: 'Amigos', leaderboard: 'Clasificación', suggestions: 'Sugerencias' },
  unnamed: 'Alguien que aprende',
  failed: 'No se han podido cargar tus amigos. Inténtalo de nuevo.',
  offline: 'Tus amigos volverán a verse aquí cuando recuperes la conexión.',
  notDone: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  list: 'Tus amigos',
  emptyTitle: 'En compañía se aprende mejor',
  empty:
    'Dale tu código a alguien que también aprenda, o escribe el suyo. Sin él, nadie puede encontrarte aquí.',
  streak: (count) => `${days(count)} de racha`,
  presence: { practised: 'Ha practicado hoy', online: 'Ha pasado por aquí hoy' },
  private: 'No comparte su práctica',
  more: (name) => `Más opciones: ${name}`,
  you: 'Tú',
  add: {
    title: 'Añadir un amigo',
    label: 'Código de tu amigo',
    hint: 'Ocho letras y cifras, por ejemplo ACDE 3467.',
    send: 'Enviar solicitud',
    outcomes: {
      sent: 'Tu solicitud está en camino.',
      friends: 'Ya sois amigos.',
      already_sent: 'Tu solicitud ya está esperando respuesta.',
      already_friends: 'Ya erais amigos.',
      own: 'Este es tu propio código. Dáselo a alguien con quien aprendas.',
      malformed:
        'Esto no es un código: tiene ocho letras y cifras, y nunca 0, 1, 2, 5, 8, B, I, L, O, S ni Z. Revísalo, por favor.',
      unknown: 'Este código no lleva a nadie o se ha renovado. Pide el actual.',
      blocked_by_you: 'Has bloqueado a esta persona. Desbloquéala primero.',
      full: 'Por ahora no se pueden enviar más solicitudes aquí.',
      too_many_codes: 'Demasiados códigos no han llevado a nadie. Inténtalo de nuevo dentro de una hora.',
      too_many_requests: 'Son muchas solicitudes para un día. Sigue mañana.',
    },
  },
  code: {
    title: 'Tu código',
    about: 'Quien lo tenga puede pedirte amistad; tú decides.',
    copy: 'Copiar código',
    copyLink: 'Copiar enlace',
    copied: 'Copiado.',
    notCopied: 'No se ha podido copiar. Selecciónalo y cópialo a mano.',
    renew: 'Código nuevo',
    renewTitle: '¿Quieres un código nuevo?',
    renewAbout: 'El código que tienes ahora y los enlaces con él dejarán de funcionar. Tus amigos se quedan.',
    renewed: 'Este es tu código nuevo.',
    too_many: 'Hoy ya has cambiado de código muchas veces. Inténtalo mañana.',
  },
  requests: {
    incoming: 'Quieren ser tus amigos',
    outgoing: 'A la espera de respuesta',
    blocked: 'Personas que has bloqueado',
    accept: 'Aceptar',
    decline: 'Rechazar',
    block: 'Bloquear',
    withdraw: 'Retirar',
    unblock: 'Desbloquear',
    about: (act, name) => `${act}: ${name}`,
    outcomes: {
      friends: 'Ya sois amigos.',
      gone: 'Esta solicitud ya no existe.',
      full: 'No cabe ningún amigo más.',
    },
  },
  part: {
    remove: 'Quitar',
    removeTitle: (name) => `¿Quitar a ${name} de tus amigos?`,
    removeAbout: 'Dejaréis de veros en vuestras listas. Podréis volver a ser amigos con un código.',
    block: 'Bloquear',
    blockTitle: (name) => `¿Bloquear a ${name}?`,
    blockAbout: 'No podrá usar tu código ni enviarte solicitudes. No se le avisa.',
  },
  nudge: {
    send: 'Saludar',
    sendTo: (name) => `Saludar a ${name}`,
    about: 'Un pequeño gesto, como mucho una vez al día. No hace falta que responda.',
    kinds: {
      wave: 'Solo saludar',
      water: 'Regar su planta',
      together: 'Proponer practicar hoy',
    },
    received: {
      wave: (name) => `${name} te saluda.`,
      water: (name) => `${name} ha regado tu planta.`,
      together: (name) => `A ${name} le gustaría que hoy practicarais a la vez.`,
    },
    thanks: 'Qué detalle',
    practise: 'Practicar un poco',
    outcomes: {
      sent: 'Tu gesto está en camino.',
      already: 'Hoy ya le ha llegado un gesto. Mañana será otro día.',
      off: 'Prefiere no recibir gestos.',
      gone: 'Ya no sois amigos.',
    },
  },
  garden: {
    title: 'El jardín de esta semana',
    together: (done, goal) => `${number(done)} de ${minutes(goal)} entre todos`,
    alone: (done, goal) => `${number(done)} de ${minutes(goal)}`,
    about: (gardeners) =>
      gardeners > 1
        ? `Crece hasta el domingo con cada minuto que practicáis entre los ${number(gardeners)}.`
        : 'Crece hasta el domingo con cada minuto que practicas, y más deprisa con amigos.',
    whole: 'Está todo en flor.',
  },
  visible: {
    title: 'Lo que ven tus amigos',
    plant: 'Tu planta',
    plants: {
      clover: 'Trébol',
      sunflower: 'Girasol',
      tulip: 'Tulipán',
      cactus: 'Cactus',
      fern: 'Helecho',
      bamboo: 'Bambú',
      lavender: 'Lavanda',
      mushroom: 'Seta',
    },
    share: 'Compartir mi práctica',
    shareAbout: 'Clasificaciones, tu racha y si has practicado hoy. Nunca lo que has dicho o aprendido.',
    nudges: 'Mis amigos pueden saludarme',
    nudgesAbout: 'Como mucho una vez al día, entre todos.',
  },
  ranks: {
    metric: 'Qué se cuenta',
    metrics: {
      minutes: 'Minutos',
      words: 'Palabras nuevas',
      streak: 'Racha',
      retained: 'Retenidas',
    },
    period: 'Desde cuándo',
    periods: { week: 'Esta semana', all: 'Siempre' },
    language: 'Idioma',
    allLanguages: 'Todos los idiomas',
    about: {
      minutes: {
        week: 'Minutos practicados desde el lunes.',
        all: 'Minutos practicados desde el primer día.',
      },
      words: {
        week: 'Palabras añadidas al vocabulario desde el lunes.',
        all: 'Palabras añadidas al vocabulario desde el primer día.',
      },
      streak: {
        week: 'Días seguidos en los que se ha alcanzado la meta.',
        all: 'La racha más larga hasta ahora.',
      },
      retained: {
        week: 'Palabras que hoy se saben con una probabilidad del 90 % o más.',
        all: 'El mayor número de palabras que se han sabido a la vez.',
      },
    },
    rank: 'Puesto',
    name: 'Nombre',
    values: { minutes, words, streak: days, retained: words },
    failed: 'No se ha podido cargar la clasificación. Inténtalo de nuevo.',
    alone: 'Con amigos, aquí habrá una lista.',
    hidden: 'No compartes tu práctica, así que solo tú te ves aquí.',
  },
}
