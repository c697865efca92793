import { expect, test } from 'vitest'
import {
  countShift,
  isLeaving,
  type KeyMove,
  NO_SHIFTS,
} from '#app/features/site/ui/quick-exit.behaviour.ts'

const move = (type: string, key: string, timeStamp: number, ctrlKey = false): KeyMove => ({
  type,
  key,
  timeStamp,
  altKey: false,
  ctrlKey,
  metaKey: false,
})

const press = (key: string, at: number) => [move('keydown', key, at), move('keyup', key, at + 50)]

const leaves = (...moves: KeyMove[][]) => isLeaving(moves.flat().reduce(countShift, NO_SHIFTS))

test('the Shift key, pressed three times, leaves', () => {
  expect(leaves(press('Shift', 90_000), press('Shift', 90_400), press('Shift', 95_400))).toBe(true)
  expect(leaves(press('Shift', 90_000), press('Shift', 90_400))).toBe(false)
})

test('a pause longer than five seconds begins again', () => {
  expect(leaves(press('Shift', 0), press('Shift', 400), press('Shift', 5401))).toBe(false)
})

test('no one leaves by writing a capital letter, not even after two presses', () => {
  const capital = [
    move('keydown', 'Shift', 800),
    move('keydown', 'A', 850),
    move('keyup', 'A', 900),
    move('keyup', 'Shift', 950),
  ]
  expect(leaves(capital, capital, capital)).toBe(false)
  expect(leaves(press('Shift', 0), press('Shift', 400), capital)).toBe(false)
})

test('a key that is held counts once, and a shortcut with Shift counts not at all', () => {
  const held = [0, 30, 60].map((at) => move('keydown', 'Shift', at))
  expect(leaves(held, [move('keyup', 'Shift', 90)])).toBe(false)
  const shortcut = [move('keydown', 'Shift', 500, true), move('keyup', 'Shift', 550, true)]
  expect(leaves(press('Shift', 0), shortcut, press('Shift', 900), press('Shift', 1300))).toBe(false)
})
