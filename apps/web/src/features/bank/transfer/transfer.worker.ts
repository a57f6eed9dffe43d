import type { TransferAnswer, TransferCall } from './protocol'
import { createTransferService } from './transfer-service'

const service = createTransferService()

function answer(call: TransferCall): TransferAnswer {
  try {
    switch (call.name) {
      case 'read':
        return { id: call.id, result: service.read(call.args) }
      case 'take':
        return { id: call.id, result: service.take(call.args) }
      case 'write':
        return { id: call.id, result: service.write(call.args) }
      default:
        return call satisfies never
    }
  } catch (error) {
    return { id: call.id, error: String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TransferCall>) => self.postMessage(answer(data)))
