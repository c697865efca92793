import { wholeNames } from '#app/ui/whole-names.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import type { BlogWords } from '#app/features/blog/blog-words.ts'
import type { ContentHeading } from '#app/features/blog/render-content.ts'
import { Categories, type PostCardData } from '#app/features/blog/ui/post-card.tsx'
import { PostCover } from '#app/features/blog/ui/post-cover.tsx'
import { ShareLinks } from '#app/features/blog/ui/share-links.tsx'
import { MoreLink } from '#app/ui/button.tsx'

/** A post as its page shows it. `html` comes from `renderContent` and is safe to print. */
export type PostPageData = PostCardData & {
  /** What it is worth: general, a sample, or reviewed by whom and when. */
  note: string
  html: string
  headings: readonly ContentHeading[]
  readingMinutes: number
  related: readonly PostCardData[]
  /** Its whole address, to be passed on; null for a post that readers do not see. */
  address: string | null
}

// Two headings are a page, more are worth a map.
const HEADINGS_WORTH_A_LIST = 3
const HEADINGS_THAT_FOLD = 5

/** A single post. */
export function PostPage({
  post,
  words,
  bar,
  editHref,
}: {
  post: PostPageData
  words: BlogWords
  /** Why readers do not see it, where they do not. */
  bar: string | null
  editHref: string | null
}) {
  return (
    <article className="article">
      {bar !== null && <Bar text={bar} words={words} editHref={editHref} />}
      <PostHeader post={post} words={words} />
      <section>
        <div className="wrap duo">
          <div className="a sticky">
            <Contents headings={post.headings} title={words.post.onThisPage} />
          </div>
          <div className="b">
            {/* eslint-disable-next-line react/no-danger -- rendered through the allow-list of render-content.ts */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
            <div className="advice">
              {words.post.advice.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {post.address !== null && (
              <ShareLinks title={post.title} address={post.address} words={words.post.share} />
            )}
            <MoreLink href="/blog" direction="back">
              {words.post.back}
            </MoreLink>
          </div>
        </div>
      </section>
      <ReadNext posts={post.related} words={words} />
    </article>
  )
}

type BarProps = { text: string; words: BlogWords; editHref: string | null }

function Bar({ text, words, editHref }: BarProps) {
  return (
    <div className="draftbar" role="status">
      <div className="wrap">
        {text} {editHref !== null && <a href={editHref}>{words.post.edit}</a>}
      </div>
    </div>
  )
}

function PostHeader({ post, words }: { post: PostPageData; words: BlogWords }) {
  const minutes = post.readingMinutes
  const reading =
    minutes === 1 ? words.post.readingTimeOne : fillText(words.post.readingTimeMany, { minutes })
  return (
    <header className="hero arthead">
      <div className="wrap headgrid">
        <div>
          <MoreLink href="/blog" direction="back">
            {words.post.back}
          </MoreLink>
          <Categories categories={post.categories} />
          <h1>{wholeNames(post.title)}</h1>
          <p className="stand">{wholeNames(post.excerpt)}</p>
          <p className="meta">
            {post.date} · {post.author} · {reading}
            <br />
            {post.note}
          </p>
        </div>
        <div className="figure">
          <PostCover
            picture={post.picture}
            alt={post.imageAlt}
            categories={post.categories}
            sizes="(min-width: 64em) 30rem, 92vw"
            priority
            outsidePicture={words.post.outsidePicture}
            inPlace
          />
        </div>
      </div>
    </header>
  )
}

function Contents({ headings, title }: { headings: readonly ContentHeading[]; title: string }) {
  if (headings.length < HEADINGS_WORTH_A_LIST) return null
  const links = headings.map(({ id, text }) => (
    <li key={id}>
      <a href={`#${id}`}>{wholeNames(text)}</a>
    </li>
  ))
  if (headings.length > HEADINGS_THAT_FOLD) {
    return (
      <details className="toc" open>
        <summary>{title}</summary>
        <ul>{links}</ul>
      </details>
    )
  }
  return (
    <nav className="toc" aria-label={title}>
      <h2>{title}</h2>
      <ul>{links}</ul>
    </nav>
  )
}

function ReadNext({ posts, words }: { posts: readonly PostCardData[]; words: BlogWords }) {
  if (posts.length === 0) return null
  return (
    <section className="readnext">
      <div className="wrap duo">
        <h2 className="a">{words.post.readNext}</h2>
        <ul className="rel b">
          {posts.map((post) => (
            <li key={post.id}>
              <a href={`/blog/${post.slug}`}>
                <PostCover
                  picture={post.picture.kind === 'own' ? post.picture : { kind: 'none' }}
                  alt=""
                  categories={post.categories}
                  sizes="6rem"
                  outsidePicture={words.post.outsidePicture}
                />
                <span>
                  <b>{post.title}</b>
                  <span className="meta">{post.date}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
