import { findChromium } from '../bin/install-chromium.ts'

// Two pages of the browser's own, drawn behind every tab for an address bar that no one sees: a tenth of the tests' work.
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

// What Playwright 1.65 turns off. Chromium obeys the last list that it is given, so that ours has to repeat it.
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

/**
 * How the tests start the browser: the one that is installed, without a sandbox (containers have none) and without its
 * own traffic.
 * @throws when there is no Chromium
 */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('Chromium is not installed. Run: npm test')
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...UNSEEN].join(',')}`,
    ],
  }
}
