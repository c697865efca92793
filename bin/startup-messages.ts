/**
 * Says to the operator where the site is and what the app has to tell.
 * @param address where it listens, with the real port
 * @param origin the address that readers type, which the app's links are completed with: the app itself does not know the
 *   port, which may be any that was free
 */
export function greet(address: string, origin: string, lines: readonly string[]): void {
  const completed = lines.map((line) => line.replace(/(?<= )(?=\/(?:login|setup))/g, origin))
  console.log([`The site is at ${address}`, ...completed].join('\n'))
}
