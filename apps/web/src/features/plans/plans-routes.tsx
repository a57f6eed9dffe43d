import '@/i18n/en/planned'
import { Route, Routes } from 'react-router'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { PlansPage } from './plans-page'
import { TestCheckoutPage } from './test-checkout-page'
import { TestPortalPage } from './test-portal-page'

/** /plans, and below it the pages on which no money moves, where this server has no payment provider. */
export function PlansRoutes() {
  const isTest = getRuntimeConfig().billing === 'test'
  return (
    <Routes>
      {isTest && <Route path="/plans/checkout" element={<TestCheckoutPage />} />}
      {isTest && <Route path="/plans/manage" element={<TestPortalPage />} />}
      <Route path="*" element={<PlansPage />} />
    </Routes>
  )
}
