import { Form, Link } from 'react-router'
import { type ImageCard, ImageCardItem } from '#app/features/images/ui/image-card.tsx'
import { ImageUploadBox } from '#app/features/images/ui/image-upload-box.tsx'
import { DAYS_ORPHANED } from '#app/features/images/library.ts'
import { libraryTexts as texts } from '#app/features/images/library-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { DeletionQuestion } from '#app/ui/feedback/deletion-question.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { SearchField } from '#app/ui/form/search-field.tsx'

type Requested = {
  search: string
  after: string | null
  newestFirst: boolean
  unusedOnly?: boolean
  deletion: string | null
}

type ImageLibraryPageProps = {
  requested: Requested
  /** Null when they could not be read. */
  cards: readonly ImageCard[] | null
  nextAfter: string | null
  result: { notice: readonly string[]; problems: readonly string[] } | null
  mayDelete: boolean
}

export function ImageLibraryPage(props: ImageLibraryPageProps) {
  const { requested, cards, nextAfter, result, mayDelete } = props
  const marked = cards?.find(({ name, uses }) => name === requested.deletion && uses.length === 0)
  return (
    <Screen
      className="images"
      title={texts.title}
      about={`${texts.about} ${fillText(texts.cleanupNote, { days: DAYS_ORPHANED })}`}
      back={{ href: '/dashboard', text: texts.back }}
    >
      <Result result={result} />
      {mayDelete && marked && (
        <DeletionQuestion
          texts={texts.question}
          text={fillText(texts.question.text, { name: marked.name })}
          preview={marked.preview}
          back={addressOf(requested)}
          field={{ name: 'name', value: marked.name }}
        />
      )}
      <ImageUploadBox />
      <Search requested={requested} />
      {cards === null && (
        <Alert
          title={texts.loadError}
          retry={{ href: '/dashboard/images', text: texts.tryAgain }}
        />
      )}
      {cards && <Cards {...{ cards, requested, mayDelete }} />}
      {(nextAfter !== null || requested.after !== null) && (
        <div className="pager">
          {requested.after === null ? (
            <span />
          ) : (
            <Link to={addressOf({ ...requested, after: null })}>{texts.start}</Link>
          )}
          {nextAfter !== null && (
            <Link to={addressOf({ ...requested, after: nextAfter })}>{texts.next}</Link>
          )}
        </div>
      )}
    </Screen>
  )
}

function isNarrowed({ search, unusedOnly }: Requested): boolean {
  return search !== '' || unusedOnly === true
}

type CardsProps = { cards: readonly ImageCard[]; requested: Requested; mayDelete: boolean }

function Cards({ cards, requested, mayDelete }: CardsProps) {
  if (cards.length === 0) {
    return <p className="empty">{isNarrowed(requested) ? texts.noneMatch : texts.none}</p>
  }
  return (
    <ul className="imagecards" aria-label={texts.listLabel}>
      {cards.map((card) => (
        <ImageCardItem
          key={card.name}
          card={card}
          deletion={mayDelete ? addressOf(requested, { delete: card.name }) : null}
        />
      ))}
    </ul>
  )
}

function addressOf(
  { search, after, newestFirst, unusedOnly = false }: Requested,
  more: Record<string, string> = {},
) {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(newestFirst && { order: 'newest' }),
    ...(unusedOnly && { use: 'none' }),
    ...(after !== null && { after }),
    ...more,
  })
  return `/dashboard/images?${query}`
}

function Search({ requested }: { requested: Requested }) {
  const { search } = texts
  return (
    <Form className="tools" role="search" method="get" action="/dashboard/images">
      <SearchField
        name="q"
        maxLength={100}
        defaultValue={requested.search}
        placeholder={search.placeholder}
        label={search.label}
      />
      <select
        className="in"
        name="order"
        aria-label={search.order}
        defaultValue={requested.newestFirst ? 'newest' : 'name'}
      >
        <option value="name">{search.byName}</option>
        <option value="newest">{search.newest}</option>
      </select>
      <select
        className="in"
        name="use"
        aria-label={search.use}
        defaultValue={requested.unusedOnly === true ? 'none' : ''}
      >
        <option value="">{search.used}</option>
        <option value="none">{search.unused}</option>
      </select>
      <Button type="submit" variant="secondary">
        {search.submit}
      </Button>
      {isNarrowed(requested) && <Link to="/dashboard/images">{search.clear}</Link>}
    </Form>
  )
}

function Result({ result }: Pick<ImageLibraryPageProps, 'result'>) {
  return (
    <FocusedResult result={result}>
      {result?.problems.map((problem) => (
        <Alert key={problem} title={problem} />
      ))}
      {result?.notice.map((sentence) => (
        <p key={sentence} role="status">
          {sentence}
        </p>
      ))}
    </FocusedResult>
  )
}
