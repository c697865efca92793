import { createLogger } from '#app/platform/log.server.ts'

export const silentLog = createLogger(
  () => {},
  () => new Date(),
)
