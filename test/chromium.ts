import { findChromium } from '../bin/install-chromium.ts'

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
    ],
  }
}
