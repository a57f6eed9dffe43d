import { afterEach, describe, expect, it } from 'vitest'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { createLanguageModelTutor } from './create-tutor.ts'
import {
  hang,
  refuse,
  reset,
  answerBody,
  speak,
  startFakeProvider,
  streamRaw,
} from './testing/fake-provider.ts'
import type { Act, FakeProvider } from './testing/fake-provider.ts'
import { fullAnswer, textOf, turnInput, typesOf } from './testing/turn-input.ts'
import type { TurnReport } from './turn/take-turn.ts'

const limits = { totalMs: 4000, firstMs: 1500, gapMs: 1500 }
const open: FakeProvider[] = []
afterEach(() => {
  for (const provider of open.splice(0)) provider.close()
})

const tutorFor = (...acts: Act[]) => tutorWithin(limits, ...acts)

async function tutorWithin(within: typeof limits, ...acts: Act[]) {
  const provider = await startFakeProvider(...acts)
  open.push(provider)
  const reports: TurnReport[] = []
  const { engine, check } = createLanguageModelTutor(
    { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, apiKey: 'secret-key' },
    { report: (report) => reports.push(report), limits: within },
  )
  const take = (input: TutorTurnInput = turnInput()): Promise<TutorEvent[]> =>
    Array.fromAsync(engine.turn(input))
  return { provider, reports, engine, take, check }
}

const whole = JSON.stringify(fullAnswer)
const { reply } = fullAnswer
const errorOf = (events: readonly TutorEvent[]) => events.find((event) => event.type === 'error')
const degradedOf = (events: readonly TutorEvent[]) => events.find((event) => event.type === 'degraded')

describe('a turn that goes well', () => {
  it('[3.24] streams the reply, then tells feedback, suggestions, goals and usage', async () => {
    const { take, provider, reports } = await tutorFor(speak(whole))
    const events = await take()
    expect(textOf(events)).toBe(reply)
    expect(events.filter(({ type }) => type === 'reply-delta')).toHaveLength(2)
    expect(typesOf(events)).toEqual(['reply-delta', 'reply', 'feedback', 'suggestions', 'goals', 'usage'])
    const mended = 'Yo quiero un agua fría, por favor'
    // The reason is our own, as a rule says the same.
    const corrections = [{ ...fullAnswer.feedback.corrections[0], explanation: expect.any(String) }]
    expect(events).toContainEqual({
      type: 'feedback',
      feedback: { ...fullAnswer.feedback, corrections, mended },
    })
    expect(events.at(-1)).toMatchObject({ inputTokens: 812, estimated: false })
    expect(provider.requests[0]?.body).toMatchObject({ response_format: { type: 'json_schema' } })
    expect(reports).toEqual([])
  })

  it('asks for no feedback and no suggestions when the learner wants none', async () => {
    const { take, provider } = await tutorFor(speak(JSON.stringify({ ...fullAnswer, feedback: undefined })))
    const events = await take(turnInput({ giveFeedback: false, showSuggestions: false }))
    expect(typesOf(events)).toEqual(['reply-delta', 'reply', 'goals', 'usage'])
    const sent = JSON.stringify(provider.requests[0]?.body)
    expect(sent).not.toContain('corrections')
    expect(sent).not.toContain('suggestedSentences')
  })
})

describe('a provider that refuses', () => {
  it.each([
    [
      'a wrong key',
      refuse(401, { message: 'Incorrect API key: secret-key', code: 'invalid_api_key' }),
      'invalid_key',
    ],
    ['a forbidden key', refuse(403, { message: 'Forbidden' }), 'invalid_key'],
    ['an unknown model', refuse(404, { message: 'no such model', code: 'model_not_found' }), 'model_missing'],
    ['an empty account', refuse(429, { message: 'quota', code: 'insufficient_quota' }), 'quota'],
    ['an unpaid account', refuse(402, { message: 'Payment Required' }), 'quota'],
    ['a low balance told as 400', refuse(400, { message: 'Your credit balance is too low' }), 'quota'],
    [
      'a rate limit of a minute',
      refuse(429, { message: 'slow down' }, { 'retry-after': '60' }),
      'rate_limit',
    ],
    ['too long a context', refuse(400, { message: 'maximum context length is 8192' }), 'context_too_long'],
    ['a request it does not like', refuse(400, { message: 'Bad Request' }), 'bad_request'],
    ['filtered content', refuse(400, { message: 'blocked', code: 'content_filter' }), 'content_filter'],
    ['a failing server', refuse(500, { message: 'exploded' }), 'overloaded'],
    ['an overloaded server', refuse(503, { message: 'Overloaded' }), 'overloaded'],
    ['a gateway that answers HTML', answerBody(502, 'text/html', '<html>Bad gateway</html>'), 'overloaded'],
    ['a gateway that waited too long', answerBody(504, 'text/html', '<html></html>'), 'timeout'],
    ['a connection that is reset', reset, 'network'],
  ])('%s ends with one error that the learner can read', async (_, act, kind) => {
    const { take, reports } = await tutorFor(act)
    const events = await take()
    expect(typesOf(events)).toEqual(['error', 'usage'])
    expect(errorOf(events)).toMatchObject({ code: `tutor_${kind}` })
    expect(reports.at(-1)).toMatchObject({ kind, outcome: 'failed' })
    expect(JSON.stringify([events, reports])).not.toContain('secret-key')
  })

  it('is not there at all', async () => {
    const { take, provider } = await tutorFor(hang)
    provider.close()
    expect(errorOf(await take())).toMatchObject({ code: 'tutor_network' })
  })

  it('is tried once more where that may help', async () => {
    const { take, reports } = await tutorFor(
      refuse(429, { message: 'slow down' }, { 'retry-after-ms': '20' }),
      speak(whole),
    )
    expect(textOf(await take())).toBe(reply)
    expect(reports).toEqual([
      { kind: 'rate_limit', status: 429, retryAfterMs: 20, rung: 'schema', outcome: 'tried again' },
    ])
  })

  it('gets a shorter conversation when its context is too short', async () => {
    const history = Array.from({ length: 40 }, (_, index) => ({
      role: index % 2 === 0 ? ('ai' as const) : ('user' as const),
      content: `Mensaje número ${index}. `.repeat(8),
    }))
    const { take, provider } = await tutorFor(
      refuse(400, { message: 'maximum context length' }),
      speak(whole),
    )
    expect(textOf(await take(turnInput({ history })))).toBe(reply)
    const [first, second] = provider.requests.map(({ body }) => JSON.stringify(body.messages).length)
    expect(second).toBeLessThan(first! - 4000)
  })
})

describe('a provider without JSON schema', () => {
  const refusal = refuse(400, { message: "response_format 'json_schema' is not supported" })

  it('is asked for JSON in words, from then on', async () => {
    const { take, provider } = await tutorFor(refusal, speak(`Sure!\n\`\`\`json\n${whole}\n\`\`\``))
    const events = await take()
    expect(typesOf(events)).toEqual(['reply-delta', 'reply', 'feedback', 'suggestions', 'goals', 'usage'])
    expect(textOf(events)).toBe(reply)
    await take()
    expect(provider.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, false])
  })

  it('that ignores it and speaks plainly gives a reply, and says what is missing', async () => {
    const { take } = await tutorFor(speak('Hola, ¿qué tal?'))
    const events = await take()
    expect(textOf(events)).toBe('Hola, ¿qué tal?')
    expect(degradedOf(events)).toEqual({ type: 'degraded', missing: ['goals', 'suggestions'] })
  })

  it('is asked for plain text in the end', async () => {
    const { take, provider } = await tutorFor(speak('{"nothing": 1}'), speak('{"reply": 42}'), speak('Hola'))
    const events = await take()
    expect(events).toContainEqual({ type: 'reply', text: 'Hola', messageType: 'conversation' })
    expect(provider.requests).toHaveLength(3)
  })
})

describe('an answer that is broken', () => {
  const breakBy = (chunks: number, by: (response: Parameters<Act>[0]) => void) =>
    speak(whole, { gapMs: 2, breakAfter: { chunks, by } })
  const inReply = 6
  const inFeedback = 40
  const overloaded = 'data: {"error":{"message":"upstream overloaded","type":"server_error"}}\n\n'

  it.each<[string, Act, string[]]>([
    ['ends within the reply', breakBy(inReply, (response) => response.end()), ['bad_response']],
    ['ends within the feedback', breakBy(inFeedback, (response) => response.end()), ['bad_response']],
    ['is reset within the reply', breakBy(inReply, (response) => response.destroy()), ['network']],
    ['is reset within the feedback', breakBy(inFeedback, (response) => response.destroy()), ['network']],
    ['stands still within the reply', breakBy(inReply, () => undefined), ['timeout']],
    ['stands still within the feedback', breakBy(inFeedback, () => undefined), ['timeout']],
    ['turns into an error', breakBy(inReply, (response) => response.end(overloaded)), ['overloaded']],
    ['is no longer JSON', speak(`${whole.slice(0, 24)}", oops`), ['bad_response']],
    ['is cut at the token limit', speak(whole.slice(0, 150), { finishReason: 'length' }), ['bad_response']],
    [
      'is filtered half-way',
      speak(whole.slice(0, 40), { finishReason: 'content_filter' }),
      ['content_filter'],
    ],
    [
      'speaks nonsense in a chunk',
      breakBy(inReply, (response) => response.end('data: {oops\n\n')),
      ['bad_response'],
    ],
  ])('when it %s, keeps what was said and tells what is missing', async (_, act, kinds) => {
    const { take, reports } = await tutorFor(act)
    const events = await take()
    const said = textOf(events)
    expect(said.length).toBeGreaterThan(5)
    expect(reply.startsWith(said)).toBe(true)
    expect(events).toContainEqual({ type: 'reply', text: said.trim(), messageType: 'conversation' })
    expect(degradedOf(events)).toMatchObject({ missing: expect.arrayContaining(['suggestions']) })
    expect(errorOf(events)).toBeUndefined()
    expect(reports.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each<[string, Act]>([
    ['has no reply', speak('{"feedback": null}')],
    ['has a reply of the wrong type', speak('{"reply": {"text": "Hola"}}')],
    ['has an empty reply', speak('{"reply": "  "}')],
    ['is an array', speak('["Hola"]')],
    ['is a web page', speak('<html>Hola</html>')],
    ['is empty', speak('')],
    ['has no body', answerBody(200, 'text/event-stream', '')],
    ['is a body of HTML', answerBody(200, 'text/html', '<html>Welcome</html>')],
    ['is JSON instead of a stream', answerBody(200, 'application/json', '{"choices":[]}')],
    ['has a chunk that is no JSON', streamRaw('data: oops\n\ndata: [DONE]\n\n')],
    ['never ends', speak(`{"x": "${'a'.repeat(30_000)}`, { chunk: 1000 })],
  ])('that %s is asked for again, more simply each time, and is an error in the end', async (_, act) => {
    const { take, provider } = await tutorFor(act)
    const events = await take(turnInput({ message: 'Hola' }))
    expect(errorOf(events)).toMatchObject({ code: 'tutor_bad_response' })
    expect(provider.requests).toHaveLength(3)
  })

  it('tells the reply first even if the model does not', async () => {
    const { reply: said, feedback, ...rest } = fullAnswer
    const { take } = await tutorFor(speak(JSON.stringify({ feedback, ...rest, reply: said })))
    expect(typesOf(await take())).toEqual([
      'reply-delta',
      'reply',
      'feedback',
      'suggestions',
      'goals',
      'usage',
    ])
  })

  it('loses a part of the wrong type alone', async () => {
    const { take } = await tutorFor(speak(JSON.stringify({ ...fullAnswer, feedback: { positive: 1 } })))
    const events = await take(turnInput({ message: 'Hola' }))
    expect(events).toContainEqual({ type: 'suggestions', items: fullAnswer.suggestions })
    expect(degradedOf(events)).toEqual({ type: 'degraded', missing: ['feedback'] })
  })

  it('has our rules stand in for a feedback that is lost, and nobody pay for it', async () => {
    const { take } = await tutorFor(speak(JSON.stringify({ ...fullAnswer, feedback: { positive: 1 } })))
    const events = await take()
    expect(degradedOf(events)).toBeUndefined()
    expect(events.find(({ type }) => type === 'feedback')).toMatchObject({
      free: true,
      feedback: { positive: '', corrections: [{ original: 'frío', corrected: 'fría' }] },
    })
  })

  it('does not show what a model thinks aloud', async () => {
    const { take } = await tutorFor(speak(`<think>The learner wants {"water"}.</think>\n${whole}`))
    expect(textOf(await take())).toBe(reply)
  })

  it('is a refusal in words', async () => {
    const { take } = await tutorFor(speak("I'm sorry, I can't help.", { finishReason: 'content_filter' }))
    expect(errorOf(await take())).toMatchObject({ code: 'tutor_content_filter' })
  })

  it('shows no more than a screenful of a reply without end, and ends it with a sentence', async () => {
    const { take } = await tutorFor(
      speak(JSON.stringify({ ...fullAnswer, reply: 'Hoy hace muy buen tiempo. '.repeat(400) }), {
        chunk: 500,
      }),
    )
    const said = textOf(await take())
    expect(said.length).toBeGreaterThan(1900)
    expect(said.length).toBeLessThanOrEqual(2000 + 100)
    expect(said).toMatch(/tiempo\.$/)
  })

  it('estimates what a provider does not count', async () => {
    const { take } = await tutorFor(speak(whole, { hasUsage: false }))
    const usage = (await take()).at(-1)
    expect(usage).toMatchObject({ type: 'usage', estimated: true })
    expect(usage?.type === 'usage' && usage.inputTokens).toBeGreaterThan(500)
  })
})

describe('time', () => {
  it('a provider that never answers costs no more than the limit', async () => {
    const { take, provider } = await tutorFor(hang)
    const start = performance.now()
    const events = await take()
    expect(errorOf(events)).toMatchObject({ code: 'tutor_timeout' })
    expect(performance.now() - start).toBeLessThan(limits.totalMs)
    expect(provider.requests).toHaveLength(1)
  })

  it('a provider that dawdles is stopped, and what was said stays', async () => {
    const within = { ...limits, totalMs: 700 }
    const { take, provider } = await tutorWithin(within, speak(whole, { chunk: 1, gapMs: 20 }))
    const events = await take()
    expect(textOf(events).length).toBeGreaterThan(5)
    expect(degradedOf(events)).toBeDefined()
    await expect.poll(() => provider.requests[0]?.isCutOff).toBe(true)
  })

  it('when the learner leaves, the call ends and nothing more is told', async () => {
    const leaving = new AbortController()
    const { engine, provider, reports } = await tutorFor(speak(whole, { gapMs: 10 }))
    const events: TutorEvent[] = []
    for await (const event of engine.turn(turnInput({ signal: leaving.signal }))) {
      events.push(event)
      if (events.length === 1) leaving.abort()
    }
    expect(typesOf(events)).toEqual(['reply-delta', 'usage'])
    expect(events.at(-1)).toMatchObject({ estimated: true })
    expect(reports).toEqual([])
    await expect.poll(() => provider.requests[0]?.isCutOff).toBe(true)
  })

  it('whoever stops listening ends the call, too', async () => {
    const { engine, provider } = await tutorFor(speak(whole, { gapMs: 10 }))
    for await (const event of engine.turn(turnInput())) if (event.type === 'reply-delta') break
    await expect.poll(() => provider.requests[0]?.isCutOff).toBe(true)
  })
})
