import type { Texts } from '../groups'

export const trouble: Texts['trouble'] = {
  partMissing: 'No se ha podido abrir',
  partMissingHint: 'Una parte de Lingarden no ha llegado. Lo que has hecho se conserva.',
  slow: 'El servidor está tardando más de lo normal.',
  accountFailed:
    'No se ha podido cargar tu cuenta. Todo lo que hay en ella se conserva; inténtalo de nuevo dentro de un momento.',
  accountOffline: 'Este navegador aún no guarda tu cuenta. Se abrirá en cuanto tengas conexión.',
  offline:
    'No tienes conexión y esto no está guardado en este navegador. Aparecerá en cuanto vuelvas a tenerla.',
}
