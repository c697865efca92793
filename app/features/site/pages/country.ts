export type CountryRegion = 'southAmerica' | 'africa'

export type CountryFilter = 'all' | CountryRegion

/** Spec 3.19. */
export type Country = {
  country: string
  /** ISO 3166-1 alpha-2, in lower case. */
  code: string
  region: CountryRegion
  /** Its own page, or the one of all countries. */
  path: string
}

/** Spec 9.6 to 9.9; times in milliseconds. */
export const CAROUSEL = {
  mostItems: 12,
  autoplayMs: 2000,
  speedMs: 1000,
  resizeDebounceMs: 50,
  slides: 6,
  /** Narrowest first; slides shown below each width in CSS pixels. */
  breakpoints: [
    { below: 480, slides: 2 },
    { below: 768, slides: 3 },
    { below: 1024, slides: 4 },
  ],
} as const

/** @param width of the window, in CSS pixels */
export function slidesFor(width: number): number {
  return CAROUSEL.breakpoints.find(({ below }) => width < below)?.slides ?? CAROUSEL.slides
}

/** The countries of a region, or all of them. */
function countriesIn<Item extends Pick<Country, 'region'>>(
  countries: readonly Item[],
  filter: CountryFilter,
): readonly Item[] {
  return filter === 'all' ? countries : countries.filter(({ region }) => region === filter)
}

/** @param random like `Math.random` */
export function pickCountries<Item extends Pick<Country, 'region'>>(
  countries: readonly Item[],
  filter: CountryFilter,
  random: () => number,
): Item[] {
  const rest = [...countriesIn(countries, filter)]
  const picked: Item[] = []
  while (picked.length < CAROUSEL.mostItems && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}

/** Before hydration: as many of each region, in alphabetical order. */
export function servedCountries(countries: readonly Country[]): Country[] {
  const half = CAROUSEL.mostItems / 2
  const regions: readonly CountryRegion[] = ['southAmerica', 'africa']
  return regions
    .flatMap((region) => countriesIn(countries, region).slice(0, half))
    .toSorted((one, other) => one.country.localeCompare(other.country, 'en'))
}
