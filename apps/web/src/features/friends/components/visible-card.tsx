import { avatarPlants } from '@lingarden/domain/friends/avatar-plant'
import type { Profile } from '@lingarden/database/rows/profile'
import { AvatarPlant } from '@/components/plants/avatar-plant'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { useSettings } from '@/lib/profile/use-settings'

/** What friends see of the learner: plant, figures, and whether they may wave. */
export function VisibleCard({ profile }: { profile: Profile }) {
  const { visible } = useTexts('friends')
  const { change } = useSettings()
  return (
    <Card title={visible.title}>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{visible.plant}</legend>
        <div className="grid grid-cols-4 gap-2">
          {avatarPlants.map((plant) => (
            <label
              key={plant}
              className={classNames(
                'grid cursor-pointer justify-items-center gap-1 rounded-md px-1 py-2 text-xs',
                'has-focus-visible:outline-2 has-focus-visible:outline-leaf',
                plant === profile.avatar_plant
                  ? 'bg-sunken font-medium shadow-[0_0_0_2px_var(--leaf)]'
                  : 'hover:bg-sunken',
              )}
            >
              <input
                type="radio"
                name="avatar-plant"
                className="sr-only"
                checked={plant === profile.avatar_plant}
                onChange={() => change({ avatar_plant: plant })}
              />
              <AvatarPlant plant={plant} />
              {visible.plants[plant]}
            </label>
          ))}
        </div>
      </fieldset>
      {(
        [
          ['shares_practice', visible.share, visible.shareAbout],
          ['accepts_nudges', visible.nudges, visible.nudgesAbout],
        ] as const
      ).map(([name, label, about]) => (
        <Checkbox
          key={name}
          checked={profile[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
          label={
            <>
              {label}
              <span className="block text-ink-soft">{about}</span>
            </>
          }
        />
      ))}
    </Card>
  )
}
