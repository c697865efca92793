import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SLOW } from './test-order.ts'

test('every file that is to begin first is there', () => {
  const root = path.dirname(import.meta.dirname)
  expect(SLOW.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
