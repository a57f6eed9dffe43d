import type { Texts } from '../groups'

export const offline: Texts['offline'] = {
  sent: 'Ya tienes conexión. Se ha enviado lo que esperaba aquí.',
  notKept:
    'Este navegador ya no guarda nada más: lo que hagas durará solo mientras esta página esté abierta.',
  leavingTitle: 'Aún no se ha guardado todo',
  leavingText:
    'Hay cambios en este navegador que aún no han llegado al servidor. Si cierras la sesión ahora, se perderán.',
  stay: 'Seguir con la sesión abierta',
  leaveAnyway: 'Cerrar sesión y perderlo',
}
