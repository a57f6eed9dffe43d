/** What a browser says of itself; names of products, the same in every language. */
export interface Device {
  browser: string | undefined
  system: string | undefined
}

type Mark = readonly [name: string, mark: RegExp]

/** The first that fits counts: most browsers also name those whose engine they have. */
const browsers: readonly Mark[] = [
  ['WeChat', /MicroMessenger\//],
  ['QQ Browser', /QQBrowser\//],
  ['UC Browser', /\b(UCBrowser|UCWEB)\//],
  ['Huawei Browser', /HuaweiBrowser\//],
  ['Mi Browser', /MiuiBrowser\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Yandex Browser', /YaBrowser\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['Opera', /\b(OPR|OPT|OPX|Opera)\//],
  ['Edge', /\b(Edg|EdgA|EdgiOS)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
]

const systems: readonly Mark[] = [
  ['iPhone', /\b(iPhone|iPod)\b/],
  ['iPad', /\biPad\b/],
  ['HarmonyOS', /\b(OpenHarmony|HarmonyOS)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\b(Linux|X11)\b/],
]

const find = (marks: readonly Mark[], text: string) => marks.find(([, mark]) => mark.test(text))?.[0]

/**
 * Reads from a user agent which browser on what kind of device it is, well enough for a learner to know their own. An iPad
 * that asks for the pages of computers calls itself a Mac.
 */
export function readDevice(userAgent: string): Device {
  return { browser: find(browsers, userAgent), system: find(systems, userAgent) }
}

const handhelds = new Set(['iPhone', 'iPad', 'HarmonyOS', 'Android'])

/** Whether a user agent is that of a phone or tablet. */
export function isHandheld(userAgent: string): boolean {
  return handhelds.has(readDevice(userAgent).system ?? '')
}
