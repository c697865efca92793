import type { Kysely } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import type { Schema } from '#db/schema.ts'

// As long as the posts of the products that the figures stand beside.
const TEXTS_A_POST = 1_500
/** A word that one post of a thousand has in its title. */
export const RARE_WORD = 'zephyr'
/** And one that only the oldest draft has, in its text. */
export const OLDEST_DRAFTS_WORD = 'marigold'
const OLDEST_DRAFT = 9

const ROWS_AT_ONCE = 200
const MINUTE_MS = 60_000
const CATEGORIES = ['Family', 'Work', 'Visa', 'Policy Updates', 'Citizenship']
const PARAGRAPHS = 15
const TEXTS =
  'the a of and to in for on with your our notice receipt form date office place answer letter lawyer family work visa status document passport interview decision question review record country travel child spouse employer request evidence month year fee hearing address signature'.split(
    ' ',
  )

/**
 * Fills an empty table with published posts, one a minute, quickly and without the rules that a form has. Every tenth is a
 * draft. The same number gives the same posts.
 */
export async function writeBulkPosts(db: Kysely<Schema>, count: number): Promise<void> {
  const makeRow = createRowMaker(TEXTS_A_POST)
  for (let written = 0; written < count; written += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - written)
    const rows = Array.from({ length }, (_, index) => makeRow(written + index))
    await db.insertInto('blog_posts').values(rows).execute()
  }
  await indexMissingPosts(db)
}

/** Makes rows of posts by their number, of so many words each. */
export function createRowMaker(texts: number) {
  const random = randomFrom(texts)
  const text = (length: number) =>
    Array.from({ length }, () => TEXTS[random(TEXTS.length)] ?? '').join(' ')
  return (number: number) => {
    const rare = number % 1_000 === 500 ? ` ${RARE_WORD}` : ''
    const title = `Post ${number} ${text(6)}${rare}`
    const excerpt = text(25)
    const oldest = number === OLDEST_DRAFT ? `\n\n${OLDEST_DRAFTS_WORD}` : ''
    const content = Array.from({ length: PARAGRAPHS }, () => text(texts / PARAGRAPHS)).join('\n\n')
    const categories = [CATEGORIES[number % CATEGORIES.length] ?? '']
    const instant = new Date(Date.UTC(2020, 0, 1) + number * MINUTE_MS)
    const published = number % 10 !== 9
    return {
      id: timeOrderedId(),
      title,
      excerpt,
      content: content + oldest,
      author: 'Sample Author',
      date: 'November 21, 2026',
      categories: JSON.stringify(categories),
      published,
      created_at: instant,
      updated_at: instant,
      published_at: published ? instant : null,
      slug: `post-${number}`,
      image: '',
      image_alt: '',
      user_id: null,
      version: 1,
    }
  }
}

// Mulberry32: the same numbers for the same seed.
function randomFrom(seed: number): (below: number) => number {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
