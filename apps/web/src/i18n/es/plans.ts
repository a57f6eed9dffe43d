import type { Texts } from '../groups'

export const plans: Texts['plans'] = {
  title: 'Un plan para tu jardín',
  about:
    'Todos los planes incluyen todo Lingarden. Lo que cambia es cuánto puede hacer el tutor por ti en un mes.',
  testNote: 'Este servidor no tiene proveedor de pagos. Puedes probarlo todo; no se mueve dinero.',
  notSold: 'Este servidor no vende planes. Todo el mundo tiene el gratuito, Seedling.',
  thanks: 'Gracias. Tu plan ha empezado y sus tokens están en tu saldo.',
  awaiting: 'Tu pago está en camino. Tu plan empieza en cuanto se confirme.',
  cycle: 'Cómo pagas',
  cycles: { monthly: 'Mensual', yearly: 'Anual' },
  saving: (percent) => `ahorra un ${percent} %`,
  perMonth: 'al mes',
  billedYearly: (price) => `${price} en un solo pago al año`,
  taglines: {
    seedling: 'Para empezar y seguir creciendo',
    gardener: 'Para conversar todos los días',
    botanist: 'Para hablar y escuchar durante horas',
  },
  credits: (count) => `${count} tokens al mes`,
  features: {
    seedling: ['Unas 500 respuestas con comentarios', 'Cursos, vocabulario, repasos y amigos'],
    gardener: ['Unas 1500 respuestas con comentarios', 'Todo lo de Seedling'],
    botanist: ['Unas 5000 respuestas con comentarios', 'Todo lo de Gardener'],
  },
  current: 'Tu plan',
  currentPaid: { monthly: 'Tu plan, con pago mensual', yearly: 'Tu plan, con pago anual' },
  unsubscribed: (label, plan) =>
    `Mientras no pagues ninguno, tienes ${label.toLowerCase()} y el plan gratuito, ${plan}.`,
  choose: (name) => `Elegir ${name}`,
  paidUntil: (day) => `Pagado hasta el ${day}.`,
  endsOn: (name, day) => `${name} termina el ${day} y no se renueva.`,
  takeBack:
    'Hasta entonces puedes anular la cancelación en «Gestionar tu plan». Después sigues con Seedling.',
  manage: 'Gestionar tu plan',
  notChecked: 'No se ha podido comprobar tu plan. Sigue como está; inténtalo de nuevo dentro de un momento.',
  failed: 'No ha funcionado. No se ha cobrado nada. Inténtalo de nuevo dentro de un momento.',
  smallPrint:
    'El plan se renueva solo hasta que lo canceles; entonces dura hasta el final de lo pagado. Si subes de plan, pagas la diferencia y los tokens adicionales son tuyos al momento; si bajas, el cambio empieza al final de lo pagado.',
  checkout: 'Pago de prueba',
  noMoney: 'Esta es una página de prueba: no se mueve dinero ni se pide ninguna tarjeta.',
  order: (name, cycle) => `${name}, ${cycle.toLowerCase()}`,
  payNothing: 'Empezar el plan sin pagar',
  decline: 'Probar un pago rechazado',
  declined: 'El pago ha sido rechazado. No ha cambiado nada.',
  notNow: 'Ahora no',
  unknownOrder: 'Esta dirección no corresponde a ningún plan.',
  toPlans: 'Ir a los planes',
  noPlan: 'No tienes ningún plan de pago.',
  tierUntil: (name, day) => `${name}, pagado hasta el ${day}.`,
  actions: {
    cancel: 'Cancelar al final del periodo',
    resume: 'Mantener el plan',
    'fail-payment': 'Hacer que falle el próximo pago',
  },
  acted: {
    cancel: 'Tu plan termina con el periodo pagado.',
    resume: 'Tu plan continúa.',
    'fail-payment': 'El pago ha fallado. Se intentará de nuevo; mientras tanto, conservas tu plan.',
  },
}
