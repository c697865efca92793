import { beforeEach, expect, test, vi } from 'vitest'
import {
  type Opened,
  RecordAutosave,
} from '#app/features/content-editor/autosave/record-autosave.ts'

let answers: ((answer: Opened | 'conflict' | null) => void)[]
let statuses: string[]
let saved: Opened[]

beforeEach(() => {
  vi.useFakeTimers()
  ;[answers, statuses, saved] = [[], [], []]
  return () => vi.useRealTimers()
})

function open() {
  return new RecordAutosave({
    send: () => new Promise((resolve) => answers.push(resolve)),
    onStatus: (status) => statuses.push(status),
    onSaved: (opened) => saved.push(opened),
  })
}

const STORED: Opened = { version: 2, base: {} }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const answer = async (value: Opened | 'conflict' | null) => {
  answers.shift()?.(value)
  await pass(0)
}

test('what is typed is saved once nothing more is typed', async () => {
  const autosave = open()
  autosave.typed()
  await pass(1_000)
  autosave.typed()
  await pass(1_400)
  expect(answers).toHaveLength(0)
  await pass(200)
  expect([answers.length, autosave.isUnsaved()]).toEqual([1, true])
  await answer(STORED)
  expect([saved, statuses.at(-1), autosave.isUnsaved()]).toEqual([[STORED], 'saved', false])
})

test('what is typed while a save is on its way is saved after it', async () => {
  const autosave = open()
  autosave.typed()
  await pass(1_500)
  autosave.typed()
  await pass(5_000)
  expect(answers).toHaveLength(1)
  await answer(STORED)
  expect(statuses.at(-1)).toBe('waiting')
  await pass(1_500)
  expect(answers).toHaveLength(1)
})

test('a save that failed is tried again, and the page knows that something is unsaved', async () => {
  const autosave = open()
  autosave.typed()
  await pass(1_500)
  await answer(null)
  expect([statuses.at(-1), autosave.isUnsaved()]).toEqual(['failed', true])
  await pass(5_000)
  await answer(STORED)
  expect(autosave.isUnsaved()).toBe(false)
})

test('a press waits for the save that is on its way and is repeated once', async () => {
  const autosave = open()
  const repeat = vi.fn<() => void>()
  expect(autosave.mayPress(repeat)).toBe(true)
  autosave.typed()
  await pass(1_500)
  expect(autosave.mayPress(repeat)).toBe(false)
  expect(repeat).not.toHaveBeenCalled()
  await answer(STORED)
  expect(repeat).toHaveBeenCalledTimes(1)
  expect(autosave.mayPress(repeat)).toBe(true)
})

test('after a conflict nothing is sent any more until somebody presses', async () => {
  const autosave = open()
  autosave.typed()
  await pass(1_500)
  await answer('conflict')
  autosave.typed()
  await pass(60_000)
  expect([answers.length, statuses.at(-1), autosave.isUnsaved()]).toEqual([0, 'conflict', true])
})
