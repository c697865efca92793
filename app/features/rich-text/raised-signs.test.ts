import { expect, test } from 'vitest'
import { piecesOnTheLine } from '#app/features/rich-text/raised-signs.ts'

test('a mark in several pieces keeps them, or becomes one where it needs more signs', () => {
  expect(piecesOnTheLine(['1', ',', '2'], '$535', 'raised')).toEqual(['¹', ',', '²'])
  expect(piecesOnTheLine(['note ', '1'], '$535', 'raised')).toEqual(['[note 1]', ''])
})
