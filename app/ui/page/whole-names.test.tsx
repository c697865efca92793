import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeNames, wholeNamesAndCalls } from '#app/ui/page/whole-names.tsx'

const html = (text: string) => renderToStaticMarkup(<>{wholeNames(text)}</>)

test('the name of a visa or a form is kept in one piece', () => {
  expect(html('E-1/E-2, then L-1A; the U-Visa and Form I-130.')).toBe(
    '<span class="one">E-1/E-2</span>, then <span class="one">L-1A</span>; the ' +
      '<span class="one">U-Visa</span> and Form <span class="one">I-130</span>.',
  )
})

test.each(['EB-5', 'Who asks for H-1B?', 'A 30-minute call to (703) 555-0142, AB-12-34'])(
  'the words stay what they were, and other hyphens are left alone: %s',
  (text) => {
    expect(html(text).replace(/<[^>]+>/g, '')).toBe(text)
    expect(html(text).includes('<span')).toBe(/EB-5|H-1B/.test(text))
  },
)

test('a telephone line keeps the order of its parts in a text from right to left', () => {
  expect(html('اتصل 1-800-799-7233 الآن')).toBe('اتصل <bdi dir="ltr">1-800-799-7233</bdi> الآن')
})

test('a press on a telephone line in an answer calls it', () => {
  const text = 'Call 911 or 1-800-799-7233.'
  expect(renderToStaticMarkup(<>{wholeNamesAndCalls(text)}</>)).toBe(
    'Call <a href="tel:911" dir="ltr">911</a> or <a href="tel:+18007997233" dir="ltr">1-800-799-7233</a>.',
  )
})
