import { answerCall, type CardCall } from './card-messages'
import { createCardService } from './card-service'

const service = createCardService()
self.addEventListener('message', ({ data }: MessageEvent<CardCall>) => {
  self.postMessage(answerCall(service, data))
})
