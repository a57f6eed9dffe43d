import { plantStages } from '@lingarden/domain/plants/plant-stage'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Logo } from '@/components/ui/logo'
import { PasswordField } from '@/components/ui/password-field'
import { Plant } from '@/components/plants/plant'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState, ErrorState } from '@/components/ui/states'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip'

const sizes = ['sm', 'md', 'lg', 'xl', 'full'] as const

/** /dev/gallery: every primitive in every state, in development only. */
export function GalleryPage() {
  const [size, setSize] = useState<(typeof sizes)[number]>()
  return (
    <TooltipProvider>
      <main className="mx-auto grid max-w-3xl gap-8 p-6">
        <h1 className="flex items-center gap-3 text-2xl">
          <Logo size={40} /> Gallery
        </h1>
        <div className="flex flex-wrap gap-2">
          {(['primary', 'secondary', 'ghost', 'destructive'] as const).map((variant) => (
            <Tooltip key={variant} content={`A ${variant} button`}>
              <Button variant={variant}>{variant}</Button>
            </Tooltip>
          ))}
          <Button busy>Busy</Button>
          <Button disabled>Disabled</Button>
        </div>
        <div className="grid gap-4">
          <TextField label="Text" hint="A hint" />
          <TextField label="With an error" error="This is needed." />
          <PasswordField label="Password" />
          <Checkbox label="A choice" />
        </div>
        <div className="flex gap-4">
          {plantStages.map((stage) => (
            <Plant key={stage} stage={stage} size={56} />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {sizes.map((each) => (
            <Button key={each} variant="secondary" onClick={() => setSize(each)}>
              Dialog {each}
            </Button>
          ))}
          <Button onClick={() => showToast({ title: 'A toast', description: 'It stays for four seconds.' })}>
            Toast
          </Button>
        </div>
        <Spinner label="Loading" />
        <EmptyState title="Nothing here" description="What will stand here, and the first step." />
        <ErrorState message="What happened." onRetry={() => undefined} />
        <Dialog
          open={size !== undefined}
          {...(size && { size })}
          onOpenChange={() => setSize(undefined)}
          title="A dialog"
          description="With a description."
        />
      </main>
    </TooltipProvider>
  )
}
