import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '#app/features/site/content.ts'
import { countriesOf } from '#app/features/site/country-lists.ts'
import {
  CAROUSEL,
  type CarouselWords,
  type Country,
  type CountryFilter,
  pickCountries,
  servedCountries,
  slidesFor,
} from '#app/features/site/country.ts'
import {
  type Autoplay,
  debounceResize,
  rotated,
  startAutoplay,
} from '#app/features/site/ui/country-carousel-motion.ts'
import { FLAG_WIDTH, flagPicture } from '#app/integrations/flags/flags.ts'
import { Button } from '#app/ui/button.tsx'

export type CountryCarouselProps = { words: CarouselWords; locale: Locale }

/**
 * The countries that the firm serves (specification, section 2, "Country flag carousel"). As served it is a list in the
 * order of the alphabet; awake it shows a shuffled pick that moves, unless the reader wants no motion.
 */
export default function CountryCarousel({ words, locale }: CountryCarouselProps) {
  const region = useRef<HTMLElement>(null)
  const row = useMovingRow(region, countriesOf(locale))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is not used by them, it stands still
    <section
      ref={region}
      aria-labelledby="countries"
      onPointerEnter={() => row.hold('pointer')}
      onPointerLeave={() => row.release('pointer')}
      onFocus={() => row.hold('focus')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) row.release('focus')
      }}
    >
      <div className="wrap">
        <div className="strip">
          <div>
            <h2 id="countries">{words.title}</h2>
            <p className="muted">{words.lead}</p>
          </div>
          <Controls words={words} row={row} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div className="flagview" role="group" aria-labelledby="countries" tabIndex={0}>
          <FlagRow row={row} />
        </div>
      </div>
    </section>
  )
}

type Row = ReturnType<typeof useMovingRow>

const filters: readonly CountryFilter[] = ['all', 'southAmerica', 'africa']

function Controls({ words, row }: { words: CarouselWords; row: Row }) {
  return (
    <div className="flagtools">
      <div className="seg" role="group" aria-label={words.regions}>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={row.filter === filter}
            onClick={() => row.choose(filter)}
          >
            {words[filter]}
          </button>
        ))}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="still"
        icon={row.isPaused ? 'play' : 'pause'}
        onClick={row.togglePause}
      >
        {row.isPaused ? words.play : words.pause}
      </Button>
    </div>
  )
}

function FlagRow({ row }: { row: Row }) {
  const style =
    row.slides === null
      ? undefined
      : ({ '--per-view': row.slides, '--speed': `${CAROUSEL.speedMs}ms` } as CSSProperties)
  return (
    <ul className={row.isMoving ? 'flags moving' : 'flags'} style={style}>
      {row.countries.map(({ code, country }) => (
        <li key={code}>
          <img {...flagPicture(code)} alt="" width={FLAG_WIDTH} height={53} loading="lazy" />
          {country}
        </li>
      ))}
    </ul>
  )
}

/** What the row shows, and what makes it move and stand still. */
function useMovingRow(region: RefObject<HTMLElement | null>, countries: readonly Country[]) {
  const [filter, setFilter] = useState<CountryFilter>('all')
  const [shown, setShown] = useState(() => servedCountries(countries))
  const [isMoving, setMoving] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const autoplay = useRef<Autoplay>(null)
  const landing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const slides = useSlides()

  function show(wanted: CountryFilter) {
    clearTimeout(landing.current)
    setMoving(false)
    setShown(pickCountries(countries, wanted, Math.random))
  }

  useEffect(() => {
    const running = startAutoplay(() => {
      setMoving(true)
      landing.current = setTimeout(() => {
        setMoving(false)
        setShown(rotated)
      }, CAROUSEL.speedMs)
    })
    autoplay.current = running
    show('all')
    // The press or the focus that woke the row came before anybody listened here.
    if (region.current?.matches(':hover')) running.hold('pointer')
    if (region.current?.matches(':focus-within')) running.hold('focus')
    const stopListening = heedMotionWish(running)
    return () => {
      stopListening()
      running.stop()
      clearTimeout(landing.current)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the row wakes
  }, [])

  return {
    filter,
    countries: shown,
    slides,
    isMoving,
    isPaused,
    hold: (reason: 'pointer' | 'focus') => autoplay.current?.hold(reason),
    release: (reason: 'pointer' | 'focus') => autoplay.current?.release(reason),
    choose(wanted: CountryFilter) {
      setFilter(wanted)
      show(wanted)
    },
    togglePause() {
      if (isPaused) autoplay.current?.release('button', 'pointer', 'focus')
      else autoplay.current?.hold('button')
      setPaused(!isPaused)
    },
  }
}

/** How many slides stand side by side; null until the row is awake, while the style sheet decides. */
function useSlides(): number | null {
  const [slides, setSlides] = useState<number | null>(null)
  useEffect(() => {
    const measure = () => setSlides(slidesFor(window.innerWidth))
    const resize = debounceResize(measure)
    measure()
    window.addEventListener('resize', resize.call)
    return () => {
      window.removeEventListener('resize', resize.call)
      resize.cancel()
    }
  }, [])
  return slides
}

/** @returns what stops the listening */
function heedMotionWish(autoplay: Autoplay): () => void {
  const wish = window.matchMedia('(prefers-reduced-motion: reduce)')
  const heed = () => (wish.matches ? autoplay.hold('motion') : autoplay.release('motion'))
  heed()
  wish.addEventListener('change', heed)
  return () => wish.removeEventListener('change', heed)
}
