import { useQueryClient } from '@tanstack/react-query'
import { Activity, lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Logo } from '@/components/ui/logo'
import { useTexts } from '@/i18n/texts'
import { appSettingsKey, useAppSettings } from '@/lib/app-settings/get-app-settings'
import { useAppSettingsRealtime } from '@/lib/app-settings/use-app-settings-realtime'
import { onSiteClosed } from '@/lib/site-closed'

/** What is seen rarely is loaded when it is seen; where it cannot be, the words alone are enough. */
const RestingGarden = lazy(async () => {
  const module = await import('./resting-garden').catch(() => undefined)
  return { default: module?.RestingGarden ?? Logo }
})

/**
 * Replaces everything by the maintenance page while the operator has the site switched off (requirement 2.25). Whoever was in
 * the middle of something finds it as it was when the site opens again.
 */
export function SiteGate({ children }: { children: ReactNode }) {
  const settings = useAppSettings().data
  useAppSettingsRealtime()
  useClosedAnswers()
  const isClosed = settings?.site_disabled === true
  const [wasOpen, setWasOpen] = useState(!isClosed)
  if (!isClosed && !wasOpen) setWasOpen(true)
  return (
    <>
      {isClosed && <MaintenancePage message={settings.site_disabled_message} />}
      {wasOpen && <Activity mode={isClosed ? 'hidden' : 'visible'}>{children}</Activity>}
    </>
  )
}

/** An answer that says so may come before the news, which a proxy may hold up: then the switches are asked for. */
function useClosedAnswers(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onSiteClosed(() => {
        void queryClient.refetchQueries({ queryKey: appSettingsKey }, { cancelRefetch: false })
      }),
    [queryClient],
  )
}

function MaintenancePage({ message }: { message: string | null }) {
  const { common, site } = useTexts('common', 'site')
  const text = message || site.maintenance
  useEffect(() => {
    const before = document.title
    document.title = message || common.productName
    return () => {
      document.title = before
    }
  }, [message, common.productName])
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <div className="grid h-39 place-content-center">
        <Suspense>
          <RestingGarden />
        </Suspense>
      </div>
      <h1 className="text-xl">{site.maintenanceTitle}</h1>
      <p className="max-w-md text-ink-soft">{text}</p>
    </main>
  )
}
