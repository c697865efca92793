import { Callout } from '#app/ui/notice.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import type { BlogWords } from '#app/features/blog/blog-words.ts'
import { categoryPath } from '#app/features/blog/category.ts'
import type { PostTotal } from '#app/features/blog/post-list.ts'
import { PostCard, type PostCardData } from '#app/features/blog/ui/post-card.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/hero.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What the blog list shows. `total` is how many posts there are in all for this search. */
export type PostListData = {
  posts: readonly PostCardData[]
  total: PostTotal
  search: string
  /** The category whose articles these are, or null for all. */
  category: string | null
  /** What a reader may choose from. */
  categories: readonly { name: string; slug: string }[]
  /** Addresses of the pages on either side, or null where there is none. */
  newerHref: string | null
  olderHref: string | null
  /** Sample posts, shown because the posts cannot be read at the moment. */
  isStandIn?: boolean
  /** The page is kept as a file, so that the browser has to do the searching. */
  isFile?: boolean
}

/** The blog list. Its search is a plain GET form; `live-search.behaviour.ts` answers while the reader types. */
export function PostListPage({ list, words }: { list: PostListData; words: BlogWords }) {
  return (
    <>
      <Hero
        title={list.category === null ? words.list.title : inCategory(list.category, words)}
        subtitle={words.list.subtitle}
      >
        <SearchForm search={list.search} words={words} isFile={list.isFile === true} />
      </Hero>
      <Band motif="east" id="band-list" />
      <section>
        <div className="wrap">
          <CategoryList list={list} words={words} />
          {list.isStandIn === true && (
            <Callout>
              <p>{words.list.standIn}</p>
            </Callout>
          )}
        </div>
        <div
          className="wrap"
          id="articles"
          data-live-results
          aria-live="polite"
          data-loading={words.list.loading}
        >
          <Articles list={list} words={words} />
        </div>
      </section>
    </>
  )
}

/** The heading of a category's articles. */
export function inCategory(category: string, words: BlogWords): string {
  return fillText(words.list.inCategory, { category })
}

function CategoryList({ list, words }: { list: PostListData; words: BlogWords }) {
  if (list.categories.length === 0) return null
  const links = list.categories.map(({ name }) => ({ name, href: categoryPath(name) ?? '/blog' }))
  const current = list.category ?? (list.search === '' ? words.list.allCategories : null)
  return (
    <nav aria-label={words.list.categories}>
      <ul className="cats">
        {[{ name: words.list.allCategories, href: '/blog' }, ...links].map(({ name, href }) => (
          <li key={href}>
            <a className="badge" href={href} aria-current={name === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SearchFormProps = { search: string; words: BlogWords; isFile: boolean }

function SearchForm({ search, words, isFile }: SearchFormProps) {
  return (
    <form
      className="search"
      method="get"
      action="/blog"
      role="search"
      data-behaviour="live-search"
      // What is asked for by the address has to be found too.
      data-behaviour-now={isFile ? '' : undefined}
      data-in-files={isFile ? '' : undefined}
    >
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
      {isFile && <SearchInFiles words={words} />}
    </form>
  )
}

// What the behaviour puts into the page, in the words of the server's answer.
function SearchInFiles({ words: { list } }: { words: BlogWords }) {
  return (
    <>
      <noscript>
        <p>{list.searchNeedsScript}</p>
      </noscript>
      <template data-part="found" data-one={list.foundOne} data-many={list.foundMany}>
        <p className="muted" />
      </template>
      <template data-part="none">
        <NoneFound words={list} />
      </template>
    </>
  )
}

function NoneFound({ words }: { words: BlogWords['list'] }) {
  return (
    <>
      <p>{words.noneFound}</p>
      <ButtonLink href="/blog" variant="secondary" size="small">
        {words.clearSearch}
      </ButtonLink>
    </>
  )
}

function Articles({ list, words }: { list: PostListData; words: BlogWords }) {
  const { posts, total, search } = list
  if (posts.length === 0) {
    return (
      <div className="empty">
        {search === '' ? <p>{words.list.noneYet}</p> : <NoneFound words={words.list} />}
        <OtherPages list={list} words={words} />
      </div>
    )
  }
  const { foundOne, foundMany, foundMore } = words.list
  const many = fillText(total.isMore ? foundMore : foundMany, {
    count: total.count.toLocaleString('en-US'),
  })
  const found = total.count === 1 && !total.isMore ? foundOne : many
  return (
    <>
      {search !== '' && <p className="muted">{found}</p>}
      <ul className="posts">
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} words={words} priority={index === 0} />
        ))}
      </ul>
      <OtherPages list={list} words={words} />
    </>
  )
}

function OtherPages({
  list: { newerHref, olderHref },
  words,
}: {
  list: PostListData
  words: BlogWords
}) {
  if (newerHref === null && olderHref === null) return null
  return (
    <p className="older">
      {newerHref !== null && (
        <ButtonLink href={newerHref} variant="secondary">
          {words.list.newer}
        </ButtonLink>
      )}
      {olderHref !== null && (
        <ButtonLink href={olderHref} variant="secondary">
          {words.list.older}
        </ButtonLink>
      )}
    </p>
  )
}
