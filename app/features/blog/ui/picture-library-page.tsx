import { useLayoutEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { type PictureCard, PictureCardItem } from '#app/features/blog/ui/picture-card.tsx'
import { PictureUploadBox } from '#app/features/blog/ui/picture-upload-box.tsx'
import { DAYS_UNNAMED } from '#app/features/media/library.ts'
import { libraryTexts as texts } from '#app/features/media/library-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { FocusedAnswer } from '#app/features/blog/ui/focused-answer.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Asked = {
  search: string
  after: string | null
  newestFirst: boolean
  /** The picture whose deletion is being confirmed. */
  deletion: string | null
}

type PictureLibraryPageProps = {
  asked: Asked
  /** Null when they could not be read. */
  cards: readonly PictureCard[] | null
  nextAfter: string | null
  answer: { said: readonly string[]; problems: readonly string[] } | null
}

export function PictureLibraryPage(props: PictureLibraryPageProps) {
  const { asked, cards, nextAfter, answer } = props
  const marked = cards?.find(({ name, uses }) => name === asked.deletion && uses.length === 0)
  return (
    <div className="desk wrap pictures">
      <MoreLink href="/dashboard" direction="back">
        {texts.back}
      </MoreLink>
      <header className="deskhead">
        <div>
          <h1>{texts.title}</h1>
          <p className="muted">
            {texts.about} {fillText(texts.sweepNote, { days: DAYS_UNNAMED })}
          </p>
        </div>
      </header>
      <Answer answer={answer} />
      {marked && <Question card={marked} asked={asked} />}
      <PictureUploadBox />
      <Search asked={asked} />
      {cards === null && (
        <Alert title={texts.loadError}>
          <ButtonLink href="/dashboard/pictures" variant="secondary" size="small">
            {texts.tryAgain}
          </ButtonLink>
        </Alert>
      )}
      {cards && <Cards cards={cards} asked={asked} />}
      {(nextAfter !== null || asked.after !== null) && (
        <div className="pager">
          {asked.after === null ? (
            <span />
          ) : (
            <Link to={addressOf({ ...asked, after: null })}>{texts.start}</Link>
          )}
          {nextAfter !== null && (
            <Link to={addressOf({ ...asked, after: nextAfter })}>{texts.next}</Link>
          )}
        </div>
      )}
    </div>
  )
}

function Cards({ cards, asked }: { cards: readonly PictureCard[]; asked: Asked }) {
  if (cards.length === 0) {
    return <p className="empty">{asked.search === '' ? texts.none : texts.noneMatch}</p>
  }
  return (
    <ul className="picturecards" aria-label={texts.listLabel}>
      {cards.map((card) => (
        <PictureCardItem
          key={card.name}
          card={card}
          deletion={addressOf(asked, { delete: card.name })}
        />
      ))}
    </ul>
  )
}

function addressOf({ search, after, newestFirst }: Asked, more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(newestFirst && { order: 'newest' }),
    ...(after !== null && { after }),
    ...more,
  })
  return `/dashboard/pictures?${query}`
}

function Search({ asked }: { asked: Asked }) {
  const { search } = texts
  return (
    <Form className="tools" role="search" method="get" action="/dashboard/pictures">
      <div className="search">
        <Icon name="search" />
        <input
          className="in"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={asked.search}
          placeholder={search.placeholder}
          aria-label={search.label}
        />
      </div>
      <select
        className="in"
        name="order"
        aria-label={search.order}
        defaultValue={asked.newestFirst ? 'newest' : 'name'}
      >
        <option value="name">{search.byName}</option>
        <option value="newest">{search.newest}</option>
      </select>
      <Button type="submit" variant="secondary">
        {search.submit}
      </Button>
      {asked.search !== '' && <Link to="/dashboard/pictures">{search.clear}</Link>}
    </Form>
  )
}

function Answer({ answer }: Pick<PictureLibraryPageProps, 'answer'>) {
  return (
    <FocusedAnswer answer={answer}>
      {answer?.problems.map((problem) => (
        <Alert key={problem} title={problem} />
      ))}
      {answer?.said.map((sentence) => (
        <p key={sentence} role="status">
          {sentence}
        </p>
      ))}
    </FocusedAnswer>
  )
}

function Question({ card: { name, preview }, asked }: { card: PictureCard; asked: Asked }) {
  const { question } = texts
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel card ask" aria-labelledby="ask-title">
      <h2 id="ask-title" ref={heading} tabIndex={-1}>
        {question.title}
      </h2>
      <img src={preview} alt="" />
      <p>{fillText(question.text, { name })}</p>
      <Form className="btns" method="post" action={addressOf(asked)}>
        <input type="hidden" name="name" value={name} />
        <Link className="btn sec" to={addressOf(asked)}>
          {question.keep}
        </Link>
        <Button type="submit" name="act" value="delete" variant="destructive" icon="trash-2">
          {question.confirm}
        </Button>
      </Form>
    </section>
  )
}
