import { workerData } from 'node:worker_threads'
import { answerJobs } from '../embedded/answer-jobs.ts'
import { loadNeuralSynthesizer } from './neural-synthesizer.ts'
import type { VoiceFiles } from './voice-files.ts'

answerJobs(loadNeuralSynthesizer(workerData as VoiceFiles))
