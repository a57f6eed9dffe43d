import { useEffect, type ReactNode } from 'react'
import { Logo } from '@/components/ui/logo'
import { useTexts } from '@/i18n/texts'
import { useAppSettings } from '@/lib/app-settings/get-app-settings'
import { useAppSettingsRealtime } from '@/lib/app-settings/use-app-settings-realtime'

/** Replaces everything by the maintenance page while the operator has the site switched off (requirement 2.25). */
export function SiteGate({ children }: { children: ReactNode }) {
  const settings = useAppSettings().data
  useAppSettingsRealtime()
  if (!settings?.site_disabled) return children
  return <MaintenancePage message={settings.site_disabled_message} />
}

function MaintenancePage({ message }: { message: string | null }) {
  const { common, shell } = useTexts()
  const text = message || shell.maintenance
  useEffect(() => {
    const before = document.title
    document.title = message || common.productName
    return () => {
      document.title = before
    }
  }, [message, common.productName])
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <Logo size={56} />
      <h1 className="text-xl">{shell.maintenanceTitle}</h1>
      <p className="max-w-md text-ink-soft">{text}</p>
    </main>
  )
}
