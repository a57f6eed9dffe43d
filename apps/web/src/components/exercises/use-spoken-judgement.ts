import type { SpeakTask } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { judgeSpoken, type SpokenJudgement } from '@lingarden/domain/speaking/judge-spoken'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

/** How what was understood stands to the task; undefined while nothing was, or the dictionary is being asked. */
export function useSpokenJudgement(
  { text, accept = [] }: SpeakTask,
  heard: string | undefined,
  { tag, languageCode, script }: SupportedLanguage,
): SpokenJudgement | undefined {
  const dictionary = useDictionary(languageCode).data
  return useQuery({
    ...localQuery,
    queryKey: ['spoken-judgement', languageCode, text, heard, dictionary !== undefined],
    queryFn: async () => {
      const accepted = [text, ...accept]
      const readings =
        script === 'han' ? await listReadings([...accepted, heard].join(''), dictionary) : undefined
      return judgeSpoken(heard ?? '', {
        accepted,
        language: tag,
        readingsOf: (character) => readings?.get(character) ?? [],
      })
    },
    enabled: heard !== undefined,
  }).data
}

/** How the characters of a text are read; without the dictionary each sounds like itself only. */
async function listReadings(text: string, dictionary: Dictionary | undefined) {
  const characters = [...new Set(text.match(/\p{Script=Han}/gu))]
  const entries = (await dictionary?.lookUp(characters)) ?? []
  return new Map(
    characters.map((character, place) => [character, entries[place]?.pronunciation.split(' | ') ?? []]),
  )
}
