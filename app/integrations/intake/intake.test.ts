import { expect, test } from 'vitest'
import { intakeLink } from '#app/integrations/intake/intake.ts'

test('the pill leads to the questionnaire, exactly as the operator wrote its address', () => {
  const address = 'https://intake.example.com/firm?form=7#start'
  expect(intakeLink(address)).toBe(address)
})

test('without a questionnaire it leads to the form on the contact page', () => {
  expect(intakeLink(null)).toBe('/contact#message')
})
