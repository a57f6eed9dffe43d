import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { shortcuts, type ShortcutPlace } from '@/lib/shortcuts/shortcuts'
import { areSingleKeysOn, setSingleKeys } from '@/lib/shortcuts/single-keys'
import { KeyList } from './key-list'

const places = Object.keys(shortcuts) as ShortcutPlace[]

/** All shortcuts by the place where they work, as the handlers know them. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const texts = useTexts('shortcuts')
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Dialog open onOpenChange={onClose} size="xl" title={texts.title}>
      <div className="-mb-6 gap-x-10 md:columns-2">
        {places.map((place) => (
          <section key={place} aria-labelledby={`keys-${place}`} className="mb-6 break-inside-avoid">
            <h3 id={`keys-${place}`} className="mb-1 text-base">
              {texts.places[place]}
            </h3>
            <dl className="text-sm">
              {Object.entries<readonly string[]>(shortcuts[place]).map(([action, combinations]) => (
                <div
                  key={action}
                  className="flex min-h-9 items-center justify-between gap-4 border-t border-line py-1"
                >
                  <dt>{(texts.actions[place] as Record<string, string>)[action]}</dt>
                  <dd className="text-right">
                    <KeyList combinations={combinations} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <Checkbox
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked)
            setSingleKeys(target.checked)
          }}
          label={
            <>
              {texts.singleKeys}
              <span className="block text-ink-soft">{texts.singleKeysAbout}</span>
            </>
          }
        />
      </div>
    </Dialog>
  )
}
