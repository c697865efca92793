import { findChromium } from '../bin/install-chromium.ts'

// Two invisible pages behind every tab take a tenth of the tests' time.
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

// What Playwright 1.65 disables; Chromium obeys only the last list, so ours repeats it.
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Without a sandbox, which containers lack, and without the browser's own traffic. @throws without Chromium */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('Chromium is not installed. Run: npm test')
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // As phones print letters.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...UNSEEN].join(',')}`,
    ],
  }
}

/** In the page: whether an application is hydrated, and whether the script of a document for readers has started. */
export function isHydrated(): boolean {
  if ('__reactRouterContext' in window) return 'hydrated' in document.documentElement.dataset
  const waitsForScript = document.querySelector('head > script:not([src], [type])') !== null
  return !waitsForScript || 'started' in document.documentElement.dataset
}
