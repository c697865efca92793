import { type BlogWords, fill } from '#app/features/blog/blog-words.ts'
import { PostCard, type PostCardData } from '#app/features/blog/ui/post-card.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/hero.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What the blog list shows. `count` is how many posts there are in all for this search. */
export type PostListData = {
  posts: readonly PostCardData[]
  count: number
  search: string
  /** Address of the next page, or null on the last. */
  olderHref: string | null
}

/** The blog list. Its search is a plain GET form; `live-search.behaviour.ts` answers while the reader types. */
export function PostListPage({ list, words }: { list: PostListData; words: BlogWords }) {
  return (
    <>
      <Hero title={words.list.title} subtitle={words.list.subtitle}>
        <SearchForm search={list.search} words={words} />
      </Hero>
      <Band motif="east" id="band-list" />
      <section>
        <div className="wrap" id="articles" data-live-results aria-live="polite" data-loading={words.list.loading}>
          <Articles list={list} words={words} />
        </div>
      </section>
    </>
  )
}

function SearchForm({ search, words }: { search: string; words: BlogWords }) {
  return (
    <form className="search" method="get" action="/blog" role="search" data-behaviour="blog/ui/live-search">
      <input
        className="in"
        type="search"
        name="q"
        maxLength={100}
        defaultValue={search}
        placeholder={words.list.searchPlaceholder}
        aria-label={words.list.searchLabel}
      />
      <button className="btn" type="submit" aria-label={words.list.search}>
        <Icon name="search" />
      </button>
    </form>
  )
}

function Articles({ list, words }: { list: PostListData; words: BlogWords }) {
  const { posts, count, search, olderHref } = list
  if (posts.length === 0) {
    return (
      <div className="empty">
        <p>{search === '' ? words.list.noneYet : words.list.noneFound}</p>
        {search !== '' && (
          <ButtonLink href="/blog" variant="secondary" size="small">
            {words.list.clearSearch}
          </ButtonLink>
        )}
      </div>
    )
  }
  const found = count === 1 ? words.list.foundOne : fill(words.list.foundMany, { count })
  return (
    <>
      {search !== '' && <p className="muted">{found}</p>}
      <ul className="posts">
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} words={words} priority={index === 0} />
        ))}
      </ul>
      {olderHref !== null && (
        <p className="older">
          <ButtonLink href={olderHref} variant="secondary">
            {words.list.older}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
