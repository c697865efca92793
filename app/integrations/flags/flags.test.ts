import { expect, test } from 'vitest'
import { flagImage } from '#app/integrations/flags/flags.ts'

test('a flag is at width 80 by the code of its country, from this site, and at twice that for fine screens', () => {
  expect(flagImage('br')).toEqual({ src: '/flags/w80/br.png', srcSet: '/flags/w160/br.png 2x' })
})
