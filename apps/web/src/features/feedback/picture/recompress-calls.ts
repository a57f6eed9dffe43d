import type { Size } from './fit-picture'

/** What the worker does, by name. */
export interface RecompressCalls {
  recompress: { args: { picture: Blob; natural: Size }; result: Blob }
}

export interface RecompressCall {
  id: number
  name: 'recompress'
  args: RecompressCalls['recompress']['args']
}
