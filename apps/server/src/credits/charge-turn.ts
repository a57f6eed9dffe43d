import { turnPartOf, turnPrice, type TurnPart } from '@lingarden/domain/credits-of-turn'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import type { Bill } from './with-credits.ts'

/**
 * Passes the events of a turn on, and settles its bill at the end, however it ends: the parts that were asked for and came
 * are paid, the others given back. Who leaves in the middle of a reply has had it: the provider is paid for it too. A turn
 * that nothing was asked for, an opening, has no bill.
 */
export async function* chargeTurn(
  events: AsyncIterable<TutorEvent>,
  bill: Bill,
  asked: readonly TurnPart[],
  leaving: AbortSignal,
): AsyncGenerator<TutorEvent> {
  if (asked.length === 0) {
    yield* events
    return
  }
  const came = new Set<TurnPart>()
  let hasBegun = false
  try {
    for await (const event of events) {
      hasBegun ||= event.type === 'reply-delta'
      const part = turnPartOf(event)
      if (part && asked.includes(part)) came.add(part)
      yield event
    }
  } finally {
    if (leaving.aborted && hasBegun) came.add('reply')
    await bill.settle(turnPrice(came))
  }
}
