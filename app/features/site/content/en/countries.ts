import type { Country } from '#app/features/site/pages/country.ts'

const southAmerica = [
  ['Argentina', 'ar'],
  ['Bolivia', 'bo'],
  ['Brazil', 'br'],
  ['Chile', 'cl'],
  ['Colombia', 'co'],
  ['Ecuador', 'ec'],
  ['Guyana', 'gy'],
  ['Paraguay', 'py'],
  ['Peru', 'pe'],
  ['Suriname', 'sr'],
  ['Uruguay', 'uy'],
  ['Venezuela', 've'],
] as const

const africa = [
  ['Cameroon', 'cm'],
  ['Côte d’Ivoire', 'ci'],
  ['Egypt', 'eg'],
  ['Ethiopia', 'et'],
  ['Ghana', 'gh'],
  ['Kenya', 'ke'],
  ['Liberia', 'lr'],
  ['Morocco', 'ma'],
  ['Nigeria', 'ng'],
  ['Senegal', 'sn'],
  ['South Africa', 'za'],
  ['Uganda', 'ug'],
] as const

/** Spec 2.107. Flags are made by `bin/make-flags.ts`. */
export const countries: readonly Country[] = [
  ...southAmerica.map(([country, code]) => ({ country, code, region: 'southAmerica' as const })),
  ...africa.map(([country, code]) => ({ country, code, region: 'africa' as const })),
]
