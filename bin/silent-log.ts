import type { Logger } from '#app/platform/log.server.ts'

/** For commands, which print what they have to say themselves. */
export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} }
