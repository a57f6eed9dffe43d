import { readDevice } from '@lingarden/domain/device'
import { useTexts } from '@/i18n/texts'

/** Names devices by what their browsers say of themselves, such as Chrome on Windows. */
export function useDeviceName(): (userAgent: string) => string {
  const { sessions } = useTexts('account')
  return (userAgent) => {
    const { browser, system } = readDevice(userAgent)
    return browser && system ? sessions.device(browser, system) : (browser ?? system ?? sessions.unknown)
  }
}
