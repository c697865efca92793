import type { ContactContent } from '#app/features/site/pages/contact.ts'
import { type CountryFilter, servedCountries } from '#app/features/site/pages/country.ts'
import { FLAG_WIDTH, flagImage } from '#app/integrations/flags/flags.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type CarouselContent = ContactContent['carousel']

const filters: readonly CountryFilter[] = ['all', 'southAmerica', 'africa']

/** Spec 2.106 to 2.114. Served as an alphabetical list of twelve; its behaviour shuffles and moves it. */
export function CountryCarousel({ content }: { content: CarouselContent }) {
  return (
    <section aria-labelledby="countries" data-behaviour="country-carousel" data-behaviour-near="">
      <div className="wrap">
        <div className="strip">
          <div>
            <h2 id="countries">{content.title}</h2>
            <p className="muted">{content.lead}</p>
          </div>
          <Controls content={content} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div className="flagview" role="group" aria-labelledby="countries" tabIndex={0}>
          <Flags countries={content.countries} />
        </div>
      </div>
    </section>
  )
}

function Controls({ content }: { content: CarouselContent }) {
  return (
    <div className="flagtools">
      <div className="seg" role="group" aria-label={content.regions}>
        {filters.map((filter) => (
          <button key={filter} type="button" aria-pressed={filter === 'all'} data-filter={filter}>
            {content[filter]}
          </button>
        ))}
      </div>
      <Button variant="secondary" size="small" className="still" icon="pause">
        {content.pause}
      </Button>
      <template>
        <Icon name="play" />
        {content.play}
      </template>
    </div>
  )
}

function Flags({ countries }: Pick<CarouselContent, 'countries'>) {
  const served = servedCountries(countries)
  const others = countries.filter((country) => !served.includes(country))
  return (
    <ul className="flags">
      {[...served, ...others].map((country) => (
        <li key={country.code} data-region={country.region} hidden={others.includes(country)}>
          <a href={country.path}>
            <img
              {...flagImage(country.code)}
              alt=""
              width={FLAG_WIDTH}
              height={53}
              loading="lazy"
            />
            {country.country}
          </a>
        </li>
      ))}
    </ul>
  )
}
