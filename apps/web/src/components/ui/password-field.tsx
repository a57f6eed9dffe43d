import { Eye, EyeOff } from '@/icons/icons.ts'
import { useState, type ComponentProps } from 'react'
import { useTexts } from '@/i18n/texts'
import { TextField } from './text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'addition'>

/** A password, hidden until asked for. */
export function PasswordField(props: PasswordFieldProps) {
  const common = useTexts('common')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      addition={
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-label={isShown ? common.hidePassword : common.showPassword}
          aria-pressed={isShown}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft hover:text-ink"
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  )
}
