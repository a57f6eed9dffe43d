import type { Texts } from '../en'

export const offline: Texts['offline'] = {
  sent: 'Ya tienes conexión. Se ha enviado lo que esperaba aquí.',
  notKept:
    'Este navegador ya no guarda nada más: lo que hagas durará solo mientras esta página esté abierta.',
}
