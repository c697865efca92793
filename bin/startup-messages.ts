/** `origin` completes the app's links, because the app does not know the real port. */
export function greet(address: string, origin: string, lines: readonly string[]): void {
  const completed = lines.map((line) => line.replace(/(?<= )(?=\/(?:login|setup))/g, origin))
  console.log([`The site is at ${address}`, ...completed].join('\n'))
}
