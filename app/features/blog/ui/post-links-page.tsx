import { useEffect, useRef } from 'react'
import { PREVIEW_DAYS, USUAL_PREVIEW_DAYS } from '#app/features/blog/post-preview.ts'
import type { PreviewLinkWords } from '#app/features/blog/publishing-words.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { CopyableAddress } from '#app/ui/copyable-address.tsx'

/** A link that works, with its times as the office's clock shows them. */
export type ShownPreview = { id: string; madeBy: string; madeAt: string; until: string }

type PostLinksPageProps = {
  post: { id: string; title: string }
  links: readonly ShownPreview[]
  /** The link that was just made: the only time that it is shown. */
  made: { address: string; until: string } | null
  words: PreviewLinkWords
}

/** The links that show a post before readers see it: made here, and withdrawn. */
export function PostLinksPage({ post, links, made, words }: PostLinksPageProps) {
  return (
    <div className="desk wrap linksdesk">
      <header className="deskhead">
        <div>
          <MoreLink href={`/dashboard/blog/edit/${post.id}`} direction="back">
            {words.back}
          </MoreLink>
          <h1>{words.title}</h1>
          <p className="lead" dir="auto">
            {post.title}
          </p>
        </div>
      </header>
      {made && <MadeLink made={made} words={words} />}
      <form className="card form" method="post">
        <p>{words.about}</p>
        <div className="f">
          <label htmlFor="days">{words.days}</label>
          <select className="in" id="days" name="days" defaultValue={USUAL_PREVIEW_DAYS}>
            {PREVIEW_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? words.dayOne : fillText(words.dayMany, { days })}
              </option>
            ))}
          </select>
        </div>
        <div className="btns">
          <Button type="submit">{words.make}</Button>
        </div>
      </form>
      <section aria-labelledby="links-title">
        <h2 id="links-title">{words.listTitle}</h2>
        {links.length === 0 ? <p>{words.none}</p> : <LinkList {...{ post, links, words }} />}
      </section>
    </div>
  )
}

function LinkList({ post, links, words }: Pick<PostLinksPageProps, 'post' | 'links' | 'words'>) {
  return (
    <ul className="links">
      {links.map(({ id, ...link }) => (
        <li key={id}>
          <span>
            {fillText(words.madeBy, link)}
            <br />
            <span className="muted">{fillText(words.until, link)}</span>
          </span>
          <form method="post" action={`/dashboard/blog/links/${post.id}/${id}`}>
            <Button type="submit" variant="secondary" size="small">
              {words.withdraw}
              <span className="vh"> {fillText(words.madeBy, link)}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

function MadeLink({
  made,
  words,
}: {
  made: { address: string; until: string }
  words: PreviewLinkWords
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="madelink" aria-labelledby="made-link">
      <h2 id="made-link" tabIndex={-1} ref={heading}>
        {words.madeTitle}
      </h2>
      <p>{fillText(words.madeText, made)}</p>
      <CopyableAddress address={made.address} label={words.madeLabel} />
    </section>
  )
}
