import { createSemaphore } from '#app/platform/semaphore.ts'

/** Fewer than the connections that one address may have. */
const AT_ONCE = 50

/** @returns in the order of the paths */
export function readAll<Read>(
  paths: readonly string[],
  read: (path: string) => Promise<Read>,
): Promise<Read[]> {
  const { run } = createSemaphore(AT_ONCE)
  return Promise.all(paths.map((path) => run(() => read(path))))
}
