import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** Opens something for all tests of a suite; the object that is returned has it from the first test on. Closed at the end. */
export function openedOnce<Opened extends object>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened
  beforeAll(async () => void Object.assign(opened, await open()))
  afterAll(() => close(opened))
  return opened
}

/** The same anew for each test. */
export function openedForEach<Opened extends object>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened
  beforeEach(async () => void Object.assign(opened, await open()))
  afterEach(() => close(opened))
  return opened
}

async function close(opened: object & { close?: () => unknown }): Promise<void> {
  await opened.close?.()
}

/** Options of a suite that mostly waits: it runs beside the next one, on the other database. Its tests are IN_TURN. */
export const AT_ONCE = { concurrent: true }
export const IN_TURN = { concurrent: false }
