import { useEffect, useRef } from 'react'
import { PREVIEW_DAYS, USUAL_PREVIEW_DAYS } from '#app/features/posts/publication/post-preview.ts'
import { previewLinkTexts as texts } from '#app/features/posts/publication/preview-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { CopyableAddress } from '#app/ui/frame/copyable-address.tsx'

export type ShownPreview = { id: string; madeBy: string; madeAt: string; until: string }

type PostLinksPageProps = {
  post: { id: string; title: string }
  links: readonly ShownPreview[]
  /** Shown only this once. */
  made: { address: string; until: string } | null
}

export function PostLinksPage({ post, links, made }: PostLinksPageProps) {
  return (
    <div className="desk wrap linksdesk">
      <header className="deskhead">
        <div>
          <MoreLink href={`/dashboard/blog/edit/${post.id}`} direction="back">
            {texts.back}
          </MoreLink>
          <h1>{texts.title}</h1>
          <p className="lead" dir="auto">
            {post.title}
          </p>
        </div>
      </header>
      {made && <MadeLink made={made} />}
      <form className="card form" method="post">
        <p>{texts.about}</p>
        <div className="f">
          <label htmlFor="days">{texts.days}</label>
          <select className="in" id="days" name="days" defaultValue={USUAL_PREVIEW_DAYS}>
            {PREVIEW_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? texts.dayOne : fillText(texts.dayMany, { days })}
              </option>
            ))}
          </select>
        </div>
        <div className="btns">
          <Button type="submit">{texts.make}</Button>
        </div>
      </form>
      <section aria-labelledby="links-title">
        <h2 id="links-title">{texts.listTitle}</h2>
        {links.length === 0 ? <p>{texts.none}</p> : <LinkList post={post} links={links} />}
      </section>
    </div>
  )
}

function LinkList({ post, links }: Pick<PostLinksPageProps, 'post' | 'links'>) {
  return (
    <ul className="links">
      {links.map(({ id, ...link }) => (
        <li key={id}>
          <span>
            {fillText(texts.madeBy, link)}
            <br />
            <span className="muted">{fillText(texts.until, link)}</span>
          </span>
          <form method="post" action={`/dashboard/blog/links/${post.id}/${id}`}>
            <Button type="submit" variant="secondary" size="small">
              {texts.withdraw}
              <span className="vh"> {fillText(texts.madeBy, link)}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

function MadeLink({ made }: { made: { address: string; until: string } }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="madelink" aria-labelledby="made-link">
      <h2 id="made-link" tabIndex={-1} ref={heading}>
        {texts.madeTitle}
      </h2>
      <p>{fillText(texts.madeText, made)}</p>
      <CopyableAddress address={made.address} label={texts.madeLabel} />
    </section>
  )
}
