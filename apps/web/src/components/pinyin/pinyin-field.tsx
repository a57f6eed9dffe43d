import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { TypingRules } from '@lingarden/languages/rules/typing-rules'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { CandidateField, type FieldKind } from './candidate-field'

interface PinyinFieldProps {
  languageCode: LanguageCode
  kind?: FieldKind
  /** Whether anything can be written at present. */
  isOpen?: boolean
  children: ReactNode
}

/** Fields in which what is typed in pinyin is offered as characters, where the language is typed so. */
export function PinyinField({ languageCode, kind = 'answer', isOpen = true, children }: PinyinFieldProps) {
  const { tag, typing } = languageByCode(languageCode)
  const rules = typing === 'pinyin' && isOpen ? wordRulesOf(tag).typing : undefined
  if (!rules) return children
  return (
    <DictionaryField languageCode={languageCode} findRun={rules.findRun} kind={kind}>
      {children}
    </DictionaryField>
  )
}

interface DictionaryFieldProps {
  languageCode: LanguageCode
  findRun: TypingRules['findRun']
  kind: FieldKind
  children: ReactNode
}

function DictionaryField({ children, ...props }: DictionaryFieldProps) {
  return (
    <CandidateField texts={useTexts('exercises')} source={useDictionary(props.languageCode).data} {...props}>
      {children}
    </CandidateField>
  )
}
