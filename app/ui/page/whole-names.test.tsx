import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

const html = (text: string) => renderToStaticMarkup(<p>{wholeNames(text)}</p>)

test('the name of a visa or a form is kept in one piece', () => {
  expect(html('E-1/E-2, then L-1A; the U-Visa and Form I-130.')).toBe(
    '<p><span class="one">E-1/E-2</span>, then <span class="one">L-1A</span>; the ' +
      '<span class="one">U-Visa</span> and Form <span class="one">I-130</span>.</p>',
  )
})

test('the words stay what they were, and other hyphens are left alone', () => {
  for (const text of [
    'EB-5',
    'Who asks for H-1B?',
    'A 30-minute call',
    '(703) 555-0142',
    'AB-12-34',
  ])
    expect(html(text).replace(/<[^>]+>/g, '')).toBe(text)
  expect(html('A 30-minute call to (703) 555-0142, AB-12-34')).not.toContain('<span')
})
