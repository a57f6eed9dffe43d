import { Checkbox } from '@/components/ui/checkbox'
import { useTexts } from '@/i18n/texts'
import { doorPaths } from '@/lib/paths'

interface AgreementFieldProps {
  isChecked: boolean
  error: string | undefined
  onChange: (isChecked: boolean) => void
}

/** The terms that whoever signs up agrees to, each of them a link (requirement 2.32). */
export function AgreementField({ isChecked, error, onChange }: AgreementFieldProps) {
  const auth = useTexts('auth')
  const link = (address: string, name: string) => (
    <a href={address} target="_blank" rel="noreferrer" className="text-leaf underline">
      {name}
    </a>
  )
  return (
    <Checkbox
      name="agrees"
      required
      checked={isChecked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {auth.agreeBefore}
          {link(doorPaths.terms, auth.terms)}
          {auth.agreeBetween}
          {link(doorPaths.privacy, auth.privacy)}
          {auth.agreeAfter}
        </>
      }
    />
  )
}
