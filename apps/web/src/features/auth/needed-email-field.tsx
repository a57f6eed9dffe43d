import { useState, type ComponentProps } from 'react'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'

type NeededEmailFieldProps = Pick<ComponentProps<typeof TextField>, 'readOnly'> & {
  value: string
  onType?: (email: string) => void
}

/**
 * The address that a mail is to go to. The button waits for it; whoever presses Enter before or leaves it empty is told so
 * (requirements 5.1b, 5.1c).
 */
export function NeededEmailField({ value, readOnly, onType }: NeededEmailFieldProps) {
  const auth = useTexts('auth')
  const [isMissed, setIsMissed] = useState(false)
  const look = () => setIsMissed(value.trim() === '')
  return (
    <TextField
      label={auth.email}
      type="email"
      autoComplete="email"
      required
      readOnly={readOnly}
      value={value}
      error={isMissed ? auth.emailNeeded : undefined}
      onBlur={look}
      onKeyDown={(event) => event.key === 'Enter' && look()}
      onChange={(event) => {
        setIsMissed(false)
        onType?.(event.target.value)
      }}
    />
  )
}
