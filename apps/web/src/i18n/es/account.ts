import type { Texts } from '../groups'

export const account: Texts['account'] = {
  email: 'Correo electrónico',
  newEmail: 'Nuevo correo electrónico',
  changeEmail: 'Cambiar el correo',
  emailSent: (email) =>
    `Hemos enviado un enlace a ${email}. Tu dirección cambia cuando lo abras; hasta entonces inicias sesión con la de antes.`,
  emailProblems: {
    taken: 'Ya hay una cuenta con este correo.',
    invalid: 'Escribe una dirección de correo válida.',
    failed: 'No se ha cambiado el correo. Inténtalo de nuevo.',
  },
  currentPassword: 'Contraseña actual',
  proofHint: 'Así sabemos que eres tú y no alguien ante una pantalla que quedó abierta.',
  proofProblems: {
    needed: 'Confirma que eres tú: iniciaste sesión hace un rato.',
    wrongPassword: 'Esta no es tu contraseña. Inténtalo de nuevo.',
    wrongCode: 'Este código no es correcto o ha caducado. Revísalo o pide uno nuevo.',
  },
  sendCode: '¿No tienes contraseña? Recibe un código',
  code: 'Código del correo',
  codeSent: (email, time) => `Hemos enviado un código de seis cifras a ${email} a las ${time}.`,
  codeAgain: 'Enviar otro código',
  codeAgainIn: (seconds) => `Enviar otro código dentro de ${seconds} s`,
  usePassword: 'Usar mi contraseña',
  othersSignedOut: 'Se ha cerrado la sesión en los demás dispositivos.',
  changePassword: 'Cambiar la contraseña',
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    about:
      'Una sesión dura 30 días. Si la cierras desde aquí en otro dispositivo, allí termina en menos de una hora.',
    thisDevice: 'Este dispositivo',
    since: (day) => `Desde el ${day}`,
    lastUsed: (ago) => `Último uso: ${ago}`,
    usedLately: 'En uso durante la última hora',
    device: (browser, system) => `${browser} en ${system}`,
    unknown: 'Dispositivo desconocido',
    onlyHere: 'No tienes la sesión abierta en ningún otro dispositivo.',
    end: 'Cerrar sesión',
    endOf: (device) => `Cerrar sesión: ${device}`,
    endAbout:
      'La sesión termina en ese dispositivo en menos de una hora, y lo que guarda de ti se borra la próxima vez que se abra allí Lingarden. Solo se pierde lo que aún no haya enviado.',
    ended: (device) => `Sesión cerrada: ${device}`,
    notEnded: 'No ha funcionado. La sesión sigue abierta en ese dispositivo.',
    failed: 'No se ha podido cargar la lista de tus dispositivos.',
    offline: 'La lista de tus dispositivos aparece aquí cuando tienes conexión.',
  },
  signOutHere: 'Cerrar sesión aquí',
  signOutEverywhere: 'Cerrar sesión en todas partes',
  notSignedOut: 'No ha funcionado. Tu sesión sigue abierta.',
  exportAbout:
    'Llévate en un archivo todo lo que se guarda de ti: palabras, repasos, conversaciones, errores, práctica y lo demás. Las palabras también salen como tabla o para Anki.',
  exportAll: 'Exportar todos los datos',
  exporting: 'Reuniendo los datos...',
  exportFailed: 'No se han podido reunir todos tus datos. Inténtalo de nuevo.',
  restore: 'Restaurar desde un archivo',
  restoreAbout:
    'Recupera lo que guardó «Exportar todos los datos», aquí o en otro servidor. Lo que ya está aquí se queda.',
  deleteHint:
    'Tu cuenta desaparece con todas las palabras, conversaciones y archivos. Un plan de pago termina con ella.',
  delete: 'Eliminar la cuenta',
  deleteTitle: 'Eliminar tu cuenta',
  deleteAbout:
    'Todo lo que se guarda de ti se elimina al momento y nadie puede recuperarlo. Quizá quieras exportarlo antes.',
  typeEmail: (email) => `Escribe ${email} para confirmar`,
  keep: 'Conservar mi cuenta',
  deleteForGood: 'Eliminar para siempre',
  deleting: 'Eliminando...',
  deleted: 'Tu cuenta se ha eliminado.',
  notDeleted:
    'No se ha eliminado tu cuenta. Inténtalo de nuevo; puede que antes haya que cancelar un plan de pago.',
}
