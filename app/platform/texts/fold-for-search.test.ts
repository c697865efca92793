import { expect, test } from 'vitest'
import { foldForKey } from '#app/platform/texts/fold-for-key.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

const DASHES = [0x2d, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2043, 0x2212, 0x207b]
const MORE_DASHES = [0x2d7, 0x5be, 0xfe58, 0xfe63, 0xff0d, 0x2e3a]

test.each([...DASHES, ...MORE_DASHES])('the dash %i is a hyphen', (code) => {
  expect(foldForSearch(`Form I${String.fromCodePoint(code)}130`)).toBe('form i-130')
})

test.each([
  ['Cœur, sœur, ŒUVRE', 'coeur, soeur, oeuvre'],
  ['Æther Ærø', 'aether aero'],
  ['Łukasz Đorđe Øystein', 'lukasz dorde oystein'],
  ['Þór Guðrún', 'thor gudrun'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['Ħal Ŧ Ŋ ığdır Əli', 'hal t n igdir ali'],
  ['Ɲ Ƒ Ɖ Ƴ Ɨ Ʉ Ǯ Ǥ ĸ', 'n f d y i u z g k'],
  ['Chuyện hôn nhân: thị thực', 'chuyen hon nhan: thi thuc'],
  ['İstanbul’a ŞIK', 'istanbul’a sik'],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Йога', 'иога'],
  ['immi\u00adgra\u200btion\ufeff', 'immigration'],
  [' Two \u00a0 words\n', 'two words'],
])('%s is %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
})

test.each([
  ['Cœur', 'cœur'],
  ['I\u2011130', 'i\u2010130'],
  ['Łukasz', 'łukasz'],
  ['immi\u00adgration', 'immi\u00adgration'],
  ['ÉTÉ', 'ete'],
])('what is stored by %s stays under %s', (text, key) => {
  expect(foldForKey(text)).toBe(key)
})
