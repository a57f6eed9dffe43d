import { importFormats, type ImportFormat } from '@lingarden/domain/bank-transfer/preview-import'
import { SelectField } from '@/components/ui/select-field'
import { useTexts } from '@/i18n/texts'

interface FormatFieldProps {
  format: ImportFormat
  onFormat: (format: ImportFormat) => void
}

/** How a file is read, for whoever knows better than the guess. */
export function FormatField({ format, onFormat }: FormatFieldProps) {
  const bankFiles = useTexts('bankFiles')
  return (
    <SelectField
      label={bankFiles.readAs}
      value={format}
      onChange={(value) => {
        const chosen = importFormats.find((one) => one === value)
        if (chosen) onFormat(chosen)
      }}
    >
      {importFormats.map((one) => (
        <option key={one} value={one}>
          {bankFiles.importFormats[one]}
        </option>
      ))}
    </SelectField>
  )
}
