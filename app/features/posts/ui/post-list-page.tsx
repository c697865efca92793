import type { ReactNode } from 'react'
import { Callout } from '#app/ui/feedback/notice.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import type { BlogTexts } from '#app/features/posts/blog-texts.ts'
import { categoryPath } from '#app/features/posts/category.ts'
import type { PostTotal } from '#app/features/posts/post-list.ts'
import { PostCard, type PostCardData } from '#app/features/posts/ui/post-card.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** `total`: of all pages of this search. */
export type PostListData = {
  posts: readonly PostCardData[]
  total: PostTotal
  search: string
  category: string | null
  /** The firm's own, of the category. */
  description?: string
  categories: readonly { name: string; slug: string }[]
  newerHref: string | null
  olderHref: string | null
  /** The posts cannot be read at the moment. */
  isFallback?: boolean
  /** Stored as a file, so the browser searches. */
  isFile?: boolean
}

type ListProps = {
  list: PostListData
  texts: BlogTexts
  /** After the message that a search found no post. */
  elsewhere?: ReactNode
}

export function PostListPage({ list, texts, elsewhere }: ListProps) {
  return (
    <>
      <Hero
        title={list.category === null ? texts.list.title : inCategory(list.category, texts)}
        subtitle={list.description ?? texts.list.subtitle}
      >
        <SearchForm search={list.search} texts={texts} isFile={list.isFile === true} />
      </Hero>
      <Band motif="east" />
      <section>
        <div className="wrap">
          <CategoryList list={list} texts={texts} />
          {list.isFallback === true && (
            <Callout>
              <p>{texts.list.fallback}</p>
            </Callout>
          )}
        </div>
        <div
          className="wrap"
          id="articles"
          data-live-results
          aria-live="polite"
          data-loading={texts.list.loading}
          data-failed={texts.list.searchFailed}
        >
          <Articles list={list} texts={texts} elsewhere={elsewhere} />
        </div>
      </section>
    </>
  )
}

export function inCategory(category: string, texts: BlogTexts): string {
  return fillText(texts.list.inCategory, { category })
}

function CategoryList({ list, texts }: ListProps) {
  if (list.categories.length === 0) return null
  const links = list.categories.map(({ name }) => ({
    name,
    href: categoryPath(name) ?? '/blog',
  }))
  const current = list.category ?? (list.search === '' ? texts.list.allCategories : null)
  return (
    <nav aria-label={texts.list.categories}>
      <ul className="cats">
        {[{ name: texts.list.allCategories, href: '/blog' }, ...links].map(({ name, href }) => (
          <li key={href}>
            <a
              className="badge"
              dir="auto"
              href={href}
              aria-current={name === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SearchFormProps = { search: string; texts: BlogTexts; isFile: boolean }

function SearchForm({ search, texts, isFile }: SearchFormProps) {
  return (
    <form
      className="search"
      method="get"
      action="/blog"
      role="search"
      data-behaviour="live-search"
      // The search in the address must be run, too.
      data-behaviour-now={isFile ? '' : undefined}
      data-in-files={isFile ? '' : undefined}
    >
      <input
        className="in"
        type="search"
        dir="auto"
        name="q"
        maxLength={100}
        defaultValue={search}
        placeholder={texts.list.searchPlaceholder}
        aria-label={texts.list.searchLabel}
      />
      <button className="btn" type="submit" aria-label={texts.list.search}>
        <Icon name="search" />
      </button>
      {isFile && <SearchInFiles texts={texts} />}
    </form>
  )
}

function SearchInFiles({ texts: { list } }: { texts: BlogTexts }) {
  return (
    <>
      <noscript>
        <p>{list.searchNeedsScript}</p>
      </noscript>
      <template data-part="found" data-text={JSON.stringify(list.found)}>
        <p className="muted" />
      </template>
      <template data-part="none">
        <NoneFound texts={list} />
      </template>
    </>
  )
}

function NoneFound({ texts }: { texts: BlogTexts['list'] }) {
  return (
    <>
      <p>{texts.noneFound}</p>
      <ButtonLink href="/blog" variant="secondary" size="small">
        {texts.clearSearch}
      </ButtonLink>
    </>
  )
}

function Articles({ list, texts, elsewhere }: ListProps) {
  const { posts, total, search } = list
  if (posts.length === 0) {
    return (
      <>
        <div className="empty">
          {search === '' ? <p>{texts.list.noneYet}</p> : <NoneFound texts={texts.list} />}
          <OtherPages list={list} texts={texts} />
        </div>
        {search !== '' && elsewhere}
      </>
    )
  }
  const found = total.isMore ? texts.list.foundMore : texts.list.found
  return (
    <>
      {search !== '' && <p className="muted">{countText(found, total.count)}</p>}
      <ul className="posts">
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} texts={texts} priority={index === 0} />
        ))}
      </ul>
      <OtherPages list={list} texts={texts} />
    </>
  )
}

function OtherPages({ list: { newerHref, olderHref }, texts }: ListProps) {
  if (newerHref === null && olderHref === null) return null
  return (
    <p className="older">
      {newerHref !== null && (
        <ButtonLink href={newerHref} variant="secondary">
          {texts.list.newer}
        </ButtonLink>
      )}
      {olderHref !== null && (
        <ButtonLink href={olderHref} variant="secondary">
          {texts.list.older}
        </ButtonLink>
      )}
    </p>
  )
}
