import type { SearchResult } from '#app/features/site/search/search-index.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

export type SearchTexts = InterfaceTexts['search']

type ResultsProps = { results: readonly Omit<SearchResult, 'postId'>[]; texts: SearchTexts }

export function SearchResults({ results, texts }: ResultsProps) {
  return (
    <ol className="results">
      {results.map(({ kind, path, title, summary }) => (
        <li key={`${kind} ${path} ${title}`}>
          <a href={path} dir="auto">
            {wholeNames(title)}
          </a>
          <p className="small muted">{texts.kinds[kind]}</p>
          <p dir="auto">{wholeNames(summary)}</p>
        </li>
      ))}
    </ol>
  )
}

/** After a message that there is nothing. */
export function ResultsElsewhere({ results, texts }: ResultsProps) {
  return (
    <>
      {results.length > 0 && (
        <>
          <h2>{texts.elsewhere}</h2>
          <SearchResults results={results} texts={texts} />
        </>
      )}
      <p>
        <a href="/search">{texts.everywhere}</a>
      </p>
    </>
  )
}

/** After a page that says that there is nothing at its address. */
export function ResultsSection(props: ResultsProps) {
  return (
    <section>
      <div className="wrap">
        <ResultsElsewhere {...props} />
      </div>
    </section>
  )
}
