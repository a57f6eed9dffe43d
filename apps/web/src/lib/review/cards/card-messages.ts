import type { CardCalls, createCardService } from './card-service'

/** A call on its way to the worker. */
export type CardCall = {
  [Name in keyof CardCalls]: { id: number; name: Name; args: CardCalls[Name]['args'] }
}[keyof CardCalls]

export type CardAnswer =
  | { id: number; result: CardCalls[keyof CardCalls]['result'] }
  | { id: number; error: string }

/** Runs a call; what goes wrong is told rather than thrown, since nobody would hear it. */
export function answerCall(service: ReturnType<typeof createCardService>, call: CardCall): CardAnswer {
  try {
    return {
      id: call.id,
      result: call.name === 'change' ? service.change(call.args) : service.plan(call.args),
    }
  } catch (cause) {
    return { id: call.id, error: String(cause) }
  }
}
