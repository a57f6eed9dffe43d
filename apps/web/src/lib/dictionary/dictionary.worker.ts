import { answerCalls } from '@/lib/worker/answer-calls'
import { dictionaryService } from './dictionary-service'
import type { DictionaryCalls } from './protocol'

answerCalls<DictionaryCalls>(dictionaryService)
