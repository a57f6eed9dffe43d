import { expect, it } from 'vitest'
import { isHandheld, readDevice } from './device.ts'

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit}`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${kit}`
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

it.each([
  ['Chrome', 'Windows', `${windows} Chrome/141.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['Opera', 'Windows', `${windows} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`],
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['QQ Browser', 'Windows', `${windows} Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.4.0`],
  ['Chrome', 'Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['Edge', 'Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`],
  ['Samsung Internet', 'Android', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  ['WeChat', 'Android', `${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.60`],
  ['Safari', 'iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iPhone', `${iphone} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'iPhone', `${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge', 'iPhone', `${iphone} Version/18.0 EdgiOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Safari', 'Mac', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`],
  ['Chrome', 'Mac', `${mac} ${kit} Chrome/141.0.0.0 Safari/537.36`],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${kit} HeadlessChrome/141.0.0.0 Safari/537.36`],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${kit} Chrome/141.0.0.0 Safari/537.36`],
] as const)('tells %s on %s', (browser, system, userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser, system })
})

it('says what it knows, and nothing of what it does not', () => {
  expect(readDevice('Mozilla/5.0 (Windows NT 10.0) NewKit/1.0')).toEqual({
    browser: undefined,
    system: 'Windows',
  })
  expect(readDevice('Firefox/1.0')).toEqual({ browser: 'Firefox', system: undefined })
  expect(readDevice('')).toEqual({ browser: undefined, system: undefined })
  expect(readDevice('node')).toEqual({ browser: undefined, system: undefined })
})

it('knows phones from computers, and takes what it does not know for a computer', () => {
  expect([android, iphone, windows, mac, ''].map(isHandheld)).toEqual([true, true, false, false, false])
})
