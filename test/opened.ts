import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** The returned object is filled before the first test and closed after the last. */
export function openedOnce<Opened extends object>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened
  beforeAll(async () => void Object.assign(opened, await open()))
  afterAll(() => close(opened))
  return opened
}

export function openedForEach<Opened extends object>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened
  beforeEach(async () => void Object.assign(opened, await open()))
  afterEach(() => close(opened))
  return opened
}

async function close(opened: object & { close?: () => unknown }): Promise<void> {
  await opened.close?.()
}

/** For a suite that mostly waits; its tests are IN_TURN. */
export const AT_ONCE = { concurrent: true }
export const IN_TURN = { concurrent: false }
