import { localDay } from '@lingarden/domain/analytics/local-day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currentTimeZone } from '@/lib/time-zone'
import { dayHere } from './day-here'

it("names the same day as Intl in the device's time zone", () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(dayHere(moment.getTime())).toBe(localDay(moment.getTime(), currentTimeZone()))
    }),
  )
})
