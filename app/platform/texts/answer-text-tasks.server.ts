import { parentPort } from 'node:worker_threads'
import type { TextTask } from '#app/platform/texts/text-task.ts'

export type TextQuestion = { name: string; input: unknown }

export type TextAnswer = { output: unknown } | { error: unknown }

/** In the thread for long texts: the other end of text-worker.server.ts. */
export function answerTextTasks(tasks: readonly TextTask<never, unknown>[]): void {
  const byName = new Map(tasks.map((task) => [task.name, task]))
  parentPort?.on('message', ({ name, input }: TextQuestion) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(answer(byName.get(name), input))
  })
}

function answer(task: TextTask<never, unknown> | undefined, input: unknown): TextAnswer {
  try {
    if (task === undefined) throw new Error('The thread for long texts does not know this task')
    return { output: task.run(input as never) }
  } catch (error) {
    return { error }
  }
}
