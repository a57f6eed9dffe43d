import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'

interface ChoiceRowProps {
  name: string
  value: string | undefined
  onChange: () => void
}

/** What is chosen, and the way to choose again. */
export function ChoiceRow({ name, value, onChange }: ChoiceRowProps) {
  const settings = useTexts('settings')
  return (
    <div className="flex items-center justify-between gap-3">
      <p>
        <span className="block text-sm font-medium">{name}</span>
        <span className="text-ink-soft">{value ?? settings.notChosen}</span>
      </p>
      <Button variant="secondary" size="sm" onClick={onChange} aria-label={`${settings.change}: ${name}`}>
        {settings.change}
      </Button>
    </div>
  )
}
