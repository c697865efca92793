import { expect, test } from 'vitest'
import {
  countShift,
  isLeaving,
  type KeyMove,
  NO_SHIFTS,
} from '#app/features/site/ui/quick-exit.behaviour.ts'

const move = (type: string, key: string, timeStamp: number, ctrlKey = false): KeyMove => {
  return { type, key, timeStamp, altKey: false, ctrlKey, metaKey: false }
}
const press = (at: number, ctrlKey = false) => [
  move('keydown', 'Shift', at, ctrlKey),
  move('keyup', 'Shift', at + 50, ctrlKey),
]
const capital = [
  move('keydown', 'Shift', 800),
  move('keydown', 'A', 850),
  move('keyup', 'A', 900),
  move('keyup', 'Shift', 950),
]
const held = [0, 30, 60].map((at) => move('keydown', 'Shift', at))

test.each([
  [
    'three presses, the last within five seconds',
    [press(90_000), press(90_400), press(95_400)],
    true,
  ],
  ['two presses', [press(90_000), press(90_400)], false],
  ['three presses, the last after five seconds', [press(0), press(400), press(5401)], false],
  ['three capital letters', [capital, capital, capital], false],
  ['two presses and a capital letter', [press(0), press(400), capital], false],
  ['a key that is held', [held, [move('keyup', 'Shift', 90)]], false],
  [
    'a shortcut with Shift among presses',
    [press(0), press(500, true), press(900), press(1300)],
    false,
  ],
])('of the Shift key, %s: leaves or not', (_what, moves, leaves) => {
  expect(isLeaving(moves.flat().reduce(countShift, NO_SHIFTS))).toBe(leaves)
})
