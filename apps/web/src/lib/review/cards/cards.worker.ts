import { answerCalls } from '@/lib/worker/answer-calls'
import { createCardService, type CardCalls } from './card-service'

answerCalls<CardCalls>(createCardService())
