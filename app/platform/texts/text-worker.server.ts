import path from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Logger } from '#app/platform/log.server.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'
import type { TextAnswer, TextQuestion } from '#app/platform/texts/answer-text-tasks.server.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'

export type TextWorker = {
  /** Null: it takes too long, or too much waits already. */
  run<Input, Output>(task: TextTask<Input, Output>, input: Input): Promise<Output | null>
  close(): Promise<void>
}

/** `inPlace`: up to this size the work is done at once, without the thread. Times in milliseconds, memory in megabytes. */
type WorkerLimits = {
  inPlace: number
  timeMs: number
  waiting: number
  memory: number
  idleMs: number
}

/** As measured in decision 63. @internal exported for tests */
export const TEXT_LIMITS: WorkerLimits = {
  inPlace: 20_000,
  timeMs: 20_000,
  waiting: 16,
  memory: 384,
  idleMs: 30_000,
}

const PROGRAM = 'app/server/text-tasks-child.server.ts'

type Surroundings = { rootDir: string; log: Logger }

/** Long texts are worked on in a thread of their own, one at a time, so that nobody else waits for them (decision 63). */
export function createTextWorker(
  surroundings: Surroundings,
  limits: WorkerLimits = TEXT_LIMITS,
): TextWorker {
  const oneAtATime = createSemaphore(1, limits.waiting)
  const thread = createThread(surroundings, limits)
  return {
    async run<Input, Output>(task: TextTask<Input, Output>, input: Input) {
      if (task.sizeOf(input) <= limits.inPlace) return textsInPlace.run(task, input)
      if (oneAtATime.isFull()) return null
      const answer = await oneAtATime.run(() => thread.ask({ name: task.name, input }))
      if (answer === null) return null
      if ('error' in answer) throw answer.error
      return answer.output as Output
    },
    close: thread.close,
  }
}

/** It starts with the first question, and ends when none comes for a while or an answer takes too long. */
function createThread({ rootDir, log }: Surroundings, limits: WorkerLimits) {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const end = async () => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  return {
    async ask(question: TextQuestion): Promise<TextAnswer | null> {
      if (isClosed) return null
      clearTimeout(idle)
      const asked = (worker ??= startWorker({ rootDir, log }, limits))
      asked.ref()
      const answer = await askWorker(asked, question, limits, log)
      // A thread that waits keeps no process from ending.
      asked.unref()
      if (answer === null) await end()
      else idle = setTimeout(() => void end(), limits.idleMs).unref()
      return answer
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      await end()
    },
  }
}

function startWorker({ rootDir, log }: Surroundings, { memory }: WorkerLimits): Worker {
  const worker = new Worker(path.join(rootDir, PROGRAM), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
  })
  return worker.on('error', (error) => log.error('the thread for long texts ended', error))
}

/** Null when the thread ends before, or the time is over. */
async function askWorker(
  worker: Worker,
  question: TextQuestion,
  { timeMs }: WorkerLimits,
  log: Logger,
): Promise<TextAnswer | null> {
  const settled = new AbortController()
  const { signal } = settled
  const answered = new Promise<TextAnswer | null>((resolve) => {
    worker.once('message', resolve)
    worker.once('exit', () => resolve(null))
  })
  const late = sleep(timeMs, null, { signal }).then(() => {
    log.warn('a text took too long', { task: question.name, ms: timeMs })
    return null
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(question)
  const answer = await Promise.race([answered, late])
  settled.abort()
  worker.removeAllListeners('message').removeAllListeners('exit')
  return answer
}

/** For a command, which has nobody else to answer, and for texts that the product brings along. */
export const textsInPlace: TextWorker = {
  async run(task, input) {
    // Others have their turn between two texts.
    await setImmediate()
    return task.run(input)
  },
  async close() {},
}
