import { loadEveryLanguage } from '../load.ts'

await loadEveryLanguage()
