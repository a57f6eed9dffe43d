import { answerJobs } from './answer-jobs.ts'
import { loadSynthesizer } from './synthesize.ts'

answerJobs(loadSynthesizer())
