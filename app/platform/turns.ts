/** Runs a piece of work when it is its turn, and gives what the work gives. */
export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Lets a few pieces of work run at once; the others wait, first come, first served. */
export function createTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async function inTurn(work) {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
