import { describe, expect, test } from 'vitest'
import { foldForSearch, likePattern, searchColumn } from '#app/features/posts/search/search-text.ts'

describe('search folding', () => {
  test('a reader who types without accents finds the word with accents', () => {
    expect(foldForSearch('Petición de ASILO — São Tomé')).toBe('peticion de asilo — sao tome')
  })

  test('Yoruba dots, full-width letters and the German sharp s fold away', () => {
    expect(foldForSearch('Ọ̀ṣun Ｖｉｓａ Straße')).toBe('osun visa strasse')
  })

  test('a pattern takes percent, underscore and backslash literally', () => {
    expect(likePattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\%`)
  })

  test('what a reader types can never contain the fence between fields', () => {
    expect(foldForSearch('visa\u001flaw')).toBe('visa law')
    expect(searchColumn(['Visa', 'Law'])).toBe('visa\u001flaw')
  })
})
