import { expect, test } from 'vitest'
import { findBareFigures } from '#app/features/facts/text-checks.ts'

test.each([
  'The consulate in Accra is closed until December 15. Interviews are moved.',
  'Closed from December 1 to December 15, 2026, and on Sept. 5',
  'Closed May 1-15 and on the 3rd of June',
  'We are closed in June.',
  'From May 5, Monday, and on December 24, 25 and 31',
  'DECEMBER 15 and december 15th, 2026',
  'On the 24th, 25th and 26th of December, 2026, at 9:00 AM',
  'Closed December 24 – January 2, from 12/24/2026 to 2027-01-02',
  'The office moves on 1 March 2027 and opens in May of 2027.',
  'February 29, 2028 is a Tuesday',
  'Cerrado del 1 al 15 de diciembre de 2026',
  'Entre el 1 y el 15 de Diciembre del 2026, y el 1.º de enero',
  'Cerramos el 15 dic 2026 y en mayo de 2027; desde diciembre 20',
  'Fechado até 15 de março de 2026 e em maio de 2027',
  'Nos dias 1 e 2 de maio, 1º de janeiro e 15 de dez. de 2026',
  'Fermé du 1er au 15 mars 2026, puis le 14 juillet',
  'Entre le 24 et le 31 décembre, en août 2026 et le 5 févr. 2027',
])('the days and months in "%s" are no figures', (text) => {
  expect(findBareFigures(text)).toEqual([])
})

test.each([
  ['Within 60 days of December 15', ['60 days']],
  ['By May 5 you need 12 documents', ['12']],
  ['By December 15, 10 full-time jobs', ['10']],
  ['December 15 and 10 full-time jobs', ['10']],
  ['You may 10 years later', ['10 years']],
  ['In May 10 years pass', ['10 years']],
  ['In June 30 days are enough', ['30 days']],
  ['En junio 30 días bastan', ['30']],
  ['May 15,000 people apply by December 15?', ['15,000']],
  ['Since May 2026 it costs $185 for 3 months', ['$185', '3 months']],
  ['In December 45 people, in May 1,050', ['45', '1,050']],
  ['10 out of 12 may pass, and 5 march', ['10', '12', '5']],
  ['It costs $15 May be more, 3.5 May be less', ['$15', '3.5']],
  ['June 12%', ['12']],
  ['since 2025', ['2025']],
])('the figures in "%s" are %j', (text, figures) => {
  expect(findBareFigures(text)).toEqual(figures)
})

test.each(['1, ', '1,', 'May 1, ', '1 to ', 'May '])(
  'a text of 200 kB of "%s" is read in little time',
  (part) => {
    const started = performance.now()
    findBareFigures(part.repeat(200_000 / part.length))
    expect(performance.now() - started).toBeLessThan(1_000)
  },
)
