import {
  agreementForms,
  conjugationTable,
  persons,
  type Inflection,
  type VerbTable,
} from '@lingarden/domain/dictionary/paradigm'
import { useTexts } from '@/i18n/texts'

interface WordFormsProps {
  inflections: readonly Inflection[]
  languageCode: string
}

/** The plural and gender of a noun or adjective, the conjugation of a verb; both of a word that is both (deber, dîner). */
export function WordForms({ inflections, languageCode }: WordFormsProps) {
  const table = conjugationTable(inflections)
  return (
    <>
      <Agreements inflections={inflections} languageCode={languageCode} />
      {table && <Conjugation table={table} languageCode={languageCode} />}
    </>
  )
}

function Agreements({ inflections, languageCode }: WordFormsProps) {
  const words = useTexts('words')
  const rows = agreementForms(inflections)
  if (rows.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{words.forms}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {rows.map(({ agreement, forms }) => (
          <div key={agreement}>
            <dt className="text-sm text-ink-soft">{words.agreements[agreement]}</dt>
            <dd lang={languageCode}>{forms.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Conjugation({ table, languageCode }: { table: VerbTable; languageCode: string }) {
  const words = useTexts('words')
  const participles = [
    { name: words.gerund, forms: table.gerund },
    { name: words.pastParticiple, forms: table.pastParticiple },
  ].filter(({ forms }) => forms.length > 0)
  return (
    <section className="grid gap-3">
      <h3 id="conjugation" className="text-base">
        {words.conjugation}
      </h3>
      {/* A wide table scrolls by itself, also by keyboard; the page does not. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-labelledby="conjugation" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-140 text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                {words.tense}
              </th>
              {persons.map((person) => (
                <th key={person} scope="col" className="px-2 py-1 font-medium text-ink-soft">
                  {words.persons[person]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.tenses.map(({ tense, forms }) => (
              <tr key={tense} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-2 font-medium">
                  {words.tenses[tense]}
                </th>
                {persons.map((person, place) => (
                  <td key={person} lang={languageCode} className="px-2 py-1.5">
                    {forms[place]?.join(', ')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="flex flex-wrap gap-6">
        {participles.map(({ name, forms }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd lang={languageCode}>{forms.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
