import { formatCount, formatNumber } from '../format'

export const gardening = {
  known: (words: number) => `You know ${formatCount('en', words, { one: 'word', other: 'words' })}`,
  noneKnown: 'A word recalled on a second day counts as known',
  howCounted: 'How is this counted?',
  knownMeans:
    'A word counts as known once you have recalled it on two different days, and while the memory model FSRS expects you to recall it now with a chance of 90% or more. Seeing a word is not enough, and a word that you forget stops counting until you recall it again.',
  stagesMean:
    'The plants grow by recall alone: in a review, an exercise, or right and unaided in a sentence of your own. A seed has never been recalled, a sprout once; a leaf should last 4 days, a bud 14, and a word in bloom 30, after being recalled on three days.',
  toBank: 'Open your bank',
  sum: (words: number, bloom: number, growing: number, seeds: number) => {
    const parts = [
      bloom > 0 && `${formatNumber('en', bloom)} in bloom`,
      growing > 0 && `${formatNumber('en', growing)} growing`,
      seeds > 0 && formatCount('en', seeds, { one: 'seed', other: 'seeds' }),
    ]
    return `${formatCount('en', words, { one: 'word', other: 'words' })}: ${parts.filter(Boolean).join(', ')}.`
  },
  growsBy: 'A plant grows when you recall its word.',
  tuftIs: (words: number) => `Here one tuft stands for ${formatNumber('en', words)} words.`,
  empty: 'Your words will grow here, bed by bed.',
  byStage: 'Words by stage',
  howGrows: 'How a plant grows',
  stageMeans: {
    seed: 'just planted',
    sprout: 'recalled once',
    leaf: 'lasts days',
    bud: 'lasts weeks',
    bloom: 'lasts a month',
  },
  beds: { talks: 'From your talks', added: 'Added by you', imported: 'Imported', course: 'From lessons' },
  thirsty: (words: number) => `${formatNumber('en', words)} thirsty`,
  plant: (word: string, stage: string, recalled: string) => `${word}. ${stage}, ${recalled}`,
  neverRecalled: 'not recalled yet',
  recalled: (days: number) =>
    days === 1 ? 'recalled on one day' : `recalled on ${formatNumber('en', days)} days`,
  dueNow: 'due now',
  bedHas: (bed: string, stages: string) => `${bed}: ${stages}`,
  others: (words: number) => `+${formatNumber('en', words)}`,
  othersOf: (words: number, bed: string) =>
    `${formatCount('en', words, { one: 'more word', other: 'more words' })} of “${bed}”, in your bank`,
  furtherBeds: (beds: number) => formatCount('en', beds, { one: 'more bed', other: 'more beds' }),
  asTable: 'The garden as a table',
  tableAbout: 'Words by bed and stage',
  bed: 'Bed',
  thirst: 'Thirsty',
}
