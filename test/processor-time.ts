/** Of this thread, in milliseconds: what others do on the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
