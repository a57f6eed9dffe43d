import { Route, Routes } from 'react-router'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { plansPaths } from '@/lib/paths'
import { PlansPage } from './plans-page'
import { TestCheckoutPage } from './test-checkout-page'
import { TestPortalPage } from './test-portal-page'

/** /plans, and below it the pages on which no money moves, where this server has no payment provider. */
export function PlansRoutes() {
  const isTest = getRuntimeConfig().billing === 'test'
  return (
    <Routes>
      {isTest && <Route path={plansPaths.testCheckout} element={<TestCheckoutPage />} />}
      {isTest && <Route path={plansPaths.testPortal} element={<TestPortalPage />} />}
      <Route path="*" element={<PlansPage />} />
    </Routes>
  )
}
