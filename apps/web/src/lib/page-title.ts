import { useEffect } from 'react'
import { useTexts } from '@/i18n/texts'

/** Titles the browser's tab: the page's name before the product's (decision 0008). */
export function usePageTitle(page?: string): void {
  const common = useTexts('common')
  const title = page ? `${page} · ${common.productName}` : common.productName
  useEffect(() => {
    document.title = title
  }, [title])
}
