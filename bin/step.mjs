const EVERY_MS = 1_000

/** On a terminal the seconds run; in a log the line is finished with the total. */
export async function showStep(title, work) {
  const start = performance.now()
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`
  const terminal = process.stdout.isTTY === true
  process.stdout.write(`${title}…`)
  const timer = terminal
    ? setInterval(() => process.stdout.write(`\r${title}… ${seconds()}`), EVERY_MS)
    : undefined
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.stdout.write(`${terminal ? `\r${title}…` : ''} ${seconds()}\n`)
  }
}
