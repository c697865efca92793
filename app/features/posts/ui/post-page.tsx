import { pathTo } from '#app/addresses.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'
import { countText } from '#app/platform/texts/counted-text.ts'
import type { BlogTexts } from '#app/features/posts/blog-texts.ts'
import type { ContentHeading } from '#app/features/posts/render-content.ts'
import { Categories, type PostCardData } from '#app/features/posts/ui/post-card.tsx'
import { PostCover } from '#app/features/posts/ui/post-cover.tsx'
import { ShareLinks } from '#app/features/posts/ui/share-links.tsx'
import { MoreLink } from '#app/ui/button.tsx'

/** `html` comes from `renderContent` and is safe to print. */
export type PostPageData = PostCardData & {
  /** Of the author's own page; null where there is none. */
  authorPath: string | null
  /** General, a sample, or reviewed by whom and when. */
  note: string
  /** Who is named in the note and has a page. */
  reviewer: { name: string; path: string } | null
  /** Of a translation whose source has changed since: a line and a link to it. */
  source: { text: string; link: string; path: string; lang: string } | null
  html: string
  headings: readonly ContentHeading[]
  readingMinutes: number
  related: readonly PostCardData[]
  /** Absolute, for sharing; null for a post that readers do not see. */
  address: string | null
}

const HEADINGS_WORTH_A_LIST = 3
const HEADINGS_THAT_FOLD = 5

type PostPageProps = {
  post: PostPageData
  texts: BlogTexts
  bar: string | null
  editHref: string | null
  /** Where it is not that of the page. */
  lang?: string | undefined
}

export function PostPage({ post, texts, bar, editHref, lang }: PostPageProps) {
  return (
    <article className="article" lang={lang}>
      {bar !== null && <Bar text={bar} texts={texts} editHref={editHref} lang={lang && 'en'} />}
      <PostHeader post={post} texts={texts} />
      <section>
        <div className="wrap duo">
          <div className="a">
            <Contents headings={post.headings} title={texts.post.onThisPage} />
          </div>
          <div className="b">
            {/* eslint-disable-next-line react/no-danger -- rendered through the allow-list of render-content.ts */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
            <div className="advice">
              {texts.post.advice.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {post.address !== null && (
              <ShareLinks title={post.title} address={post.address} texts={texts.post.share} />
            )}
            <MoreLink href="/blog" direction="back">
              {texts.post.back}
            </MoreLink>
          </div>
        </div>
      </section>
      <ReadNext posts={post.related} texts={texts} />
    </article>
  )
}

type BarProps = Pick<PostPageProps, 'texts' | 'editHref' | 'lang'> & { text: string }

function Bar({ text, texts, editHref, lang }: BarProps) {
  return (
    <div className="draftbar" role="status" lang={lang}>
      <div className="wrap">
        {text} {editHref !== null && <a href={editHref}>{texts.post.edit}</a>}
      </div>
    </div>
  )
}

function PostHeader({ post, texts }: { post: PostPageData; texts: BlogTexts }) {
  return (
    <header className="hero arthead">
      <div className="wrap headgrid">
        <div>
          <MoreLink href="/blog" direction="back">
            {texts.post.back}
          </MoreLink>
          <Categories categories={post.categories} />
          <h1 dir="auto">{wholeNames(post.title)}</h1>
          <p className="stand" dir="auto">
            {wholeNames(post.excerpt)}
          </p>
          <p className="meta">
            <bdi>{post.date}</bdi> ·{' '}
            <bdi>
              {post.authorPath === null ? post.author : <a href={post.authorPath}>{post.author}</a>}
            </bdi>{' '}
            · {countText(texts.post.readingTime, post.readingMinutes)}
            <br />
            <Note note={post.note} reviewer={post.reviewer} />
          </p>
          {post.source && (
            <p className="meta">
              {post.source.text}{' '}
              <a hrefLang={post.source.lang} href={post.source.path}>
                {post.source.link}
              </a>
            </p>
          )}
        </div>
        <div className="figure">
          <PostCover
            cover={post.cover}
            alt={post.imageAlt}
            categories={post.categories}
            sizes="(min-width: 64em) 30rem, 92vw"
            priority
            outsideImage={texts.post.outsideImage}
          />
        </div>
      </div>
    </header>
  )
}

function Note({ note, reviewer }: Pick<PostPageData, 'note' | 'reviewer'>) {
  const start = reviewer === null ? -1 : note.indexOf(reviewer.name)
  if (reviewer === null || start < 0) return note
  return (
    <>
      {note.slice(0, start)}
      <a href={reviewer.path}>{reviewer.name}</a>
      {note.slice(start + reviewer.name.length)}
    </>
  )
}

function Contents({ headings, title }: { headings: readonly ContentHeading[]; title: string }) {
  if (headings.length < HEADINGS_WORTH_A_LIST) return null
  const links = headings.map(({ id, text }) => (
    <li key={id} dir="auto">
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

function ReadNext({ posts, texts }: { posts: readonly PostCardData[]; texts: BlogTexts }) {
  if (posts.length === 0) return null
  return (
    <section className="readnext">
      <div className="wrap duo">
        <h2 className="a">{texts.post.readNext}</h2>
        <ul className="rel b">
          {posts.map((post) => (
            <li key={post.id}>
              <a href={pathTo('/blog/:post', { post: post.slug })}>
                <PostCover
                  cover={post.cover.kind === 'own' ? post.cover : { kind: 'none' }}
                  alt=""
                  categories={post.categories}
                  sizes="6rem"
                />
                <span>
                  <b dir="auto">{post.title}</b>
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
