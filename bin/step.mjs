const EVERY_MS = 1_000

/**
 * Shows one line while something takes its time: `Installing… 31 s`. On a terminal the seconds run; in a log the line is
 * begun at once and finished with the total.
 * @template Value
 * @param {string} title what is going on, without the dots
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>} what the work gives; an error of the work ends the line and is thrown on
 */
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
