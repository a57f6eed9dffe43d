import { useState, type SubmitEvent } from 'react'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'

/**
 * What is wrong with the fields of a form, in our own words instead of the browser's bubbles: below each field, and heard
 * with it, as the first one that is wrong has the focus.
 */
export function useFieldProblems() {
  const auth = useTexts('auth')
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())

  const problemOf = ({ name, type, value, validity }: HTMLInputElement): string | undefined => {
    const needed: Record<string, string | undefined> = auth.needed
    // A name of spaces is none.
    const isMissing = validity.valueMissing || (name in needed && type !== 'password' && value.trim() === '')
    if (isMissing) return needed[name]
    return validity.typeMismatch ? translateFixed('Please enter a valid email address.') : undefined
  }

  return {
    /** Whether the fields of a form that is being sent are in order. */
    check: ({ currentTarget: form }: SubmitEvent<HTMLFormElement>): boolean => {
      const inputs = Array.from(form.elements).filter((one) => one instanceof HTMLInputElement)
      const found = inputs.flatMap((input) => {
        const problem = input.willValidate ? problemOf(input) : undefined
        return problem === undefined ? [] : [[input, problem] as const]
      })
      setProblems(new Map(found.map(([{ name }, problem]) => [name, problem])))
      found[0]?.[0].focus()
      return found.length === 0
    },
    problemOf: (name: string) => problems.get(name),
    /** What is typed anew is not wrong any more until it is sent. */
    forget: (name: string) => setProblems((all) => new Map([...all].filter(([known]) => known !== name))),
  }
}
