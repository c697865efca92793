import { LONGEST_QUERY } from '#app/features/site/search/search-terms.ts'
import { countOf, type SearchResult } from '#app/features/site/search/search-index.ts'
import { SearchResults, type SearchTexts } from '#app/features/site/ui/search-results.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type SearchPageProps = {
  query: string
  results: readonly SearchResult[]
  isLimited: boolean
  /** Stored as a file, so the browser searches. */
  isFile: boolean
  texts: SearchTexts
  phone: Phone
}

export function SearchPage(props: SearchPageProps) {
  const { query, results, texts } = props
  return (
    <>
      <Hero title={texts.title} subtitle={texts.subtitle}>
        <SearchForm {...props} />
      </Hero>
      <Band motif="east" />
      <section>
        <div className="wrap" data-site-results aria-live="polite">
          {query === '' && <Ways texts={texts} />}
          {query !== '' && results.length === 0 && <NoneFound {...props} />}
          {results.length > 0 && (
            <>
              <h2>{countOf(results.length, texts)}</h2>
              <SearchResults results={results} texts={texts} />
            </>
          )}
        </div>
      </section>
    </>
  )
}

function SearchForm(props: SearchPageProps) {
  const { query, texts, isFile } = props
  return (
    <form
      className="search"
      method="get"
      action="/search"
      role="search"
      data-behaviour={isFile ? 'search-files' : undefined}
      data-behaviour-now={isFile ? '' : undefined}
    >
      <input
        className="in"
        type="search"
        dir="auto"
        name="q"
        maxLength={LONGEST_QUERY}
        defaultValue={query}
        placeholder={texts.placeholder}
        aria-label={texts.label}
      />
      <button className="btn" type="submit" aria-label={texts.search}>
        <Icon name="search" />
      </button>
      {isFile && <SearchInFiles {...props} />}
    </form>
  )
}

function SearchInFiles(props: SearchPageProps) {
  const { texts } = props
  const result: SearchResult = { kind: 'page', path: '', title: '', summary: '', postId: null }
  const { found, foundFirst, failed, kinds } = texts
  return (
    <>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <template data-part="found" data-texts={JSON.stringify({ found, foundFirst, failed, kinds })}>
        <h2>{texts.title}</h2>
        <SearchResults results={[result]} texts={texts} />
      </template>
      <template data-part="none">
        <NoneFound {...props} isLimited={false} />
      </template>
    </>
  )
}

function NoneFound({ texts, isLimited, phone }: SearchPageProps) {
  return (
    <div className="empty">
      <h2>{isLimited ? texts.limited : texts.noneFound}</h2>
      {!isLimited && <p>{texts.noneFoundHelp}</p>}
      <div className="btns">
        <ButtonLink href={texts.urgent.path}>{texts.urgent.text}</ButtonLink>
        <ButtonLink href={texts.message.path} variant="secondary">
          {texts.message.text}
        </ButtonLink>
        <ButtonLink href={phone.href} variant="secondary" icon="phone">
          {texts.call.replace('{phone}', () => phone.display)}
        </ButtonLink>
      </div>
      <p>
        <a href={texts.services.path}>{texts.services.text}</a>
      </p>
    </div>
  )
}

function Ways({ texts }: { texts: SearchTexts }) {
  return (
    <>
      <p>{texts.start}</p>
      <ul>
        {texts.ways.map(({ text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
