import { readLocal, writeLocal } from '@/lib/local-store'

const key = 'browser-model'

/** Whether the learner chose that the model of this browser answers them; it is not there in another browser. */
export const usesBrowserModel = (): boolean => readLocal<unknown>(key) === true

export const chooseBrowserModel = (isChosen: boolean): void => writeLocal(key, isChosen)
