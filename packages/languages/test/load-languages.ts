import { loadEveryLanguage } from '../loaded.ts'

await loadEveryLanguage()
