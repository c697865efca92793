/** The parts of the world of the country lists. */
export type CountryRegion = 'southAmerica' | 'africa'

/** What a reader may ask to see. */
export type CountryFilter = 'all' | CountryRegion

/** A country of the carousel (specification, section 3, "country item"). */
export type Country = {
  country: string
  /** Two letters of ISO 3166-1, in lower case. */
  code: string
  region: CountryRegion
}

/** The texts of the carousel and its countries. */
export type CarouselContent = {
  title: string
  lead: string
  /** Names the choice of the region. */
  regions: string
  all: string
  southAmerica: string
  africa: string
  pause: string
  play: string
  countries: readonly Country[]
}

/** The specification's figures (section 9, "Carousel"). Times in milliseconds. */
export const CAROUSEL = {
  mostItems: 12,
  autoplayMs: 2000,
  speedMs: 1000,
  resizeDebounceMs: 50,
  slides: 6,
  /** From the narrowest; below each width, in CSS pixels, that many slides stand side by side. */
  breakpoints: [
    { below: 480, slides: 2 },
    { below: 768, slides: 3 },
    { below: 1024, slides: 4 },
  ],
} as const

/** How many slides stand side by side in a window of that width, in CSS pixels. */
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

/**
 * A shuffled pick of up to twelve countries of a region.
 * @param random gives numbers from 0 to below 1, like `Math.random`
 */
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

/** The countries that a page shows before anything moves: as many of each region, in the order of the alphabet. */
export function servedCountries(countries: readonly Country[]): Country[] {
  const half = CAROUSEL.mostItems / 2
  const regions: readonly CountryRegion[] = ['southAmerica', 'africa']
  return regions
    .flatMap((region) => countriesIn(countries, region).slice(0, half))
    .toSorted((one, other) => one.country.localeCompare(other.country, 'en'))
}
