import type { BrowserContext, Page } from '@playwright/test'
import { parseEditorForm } from '#app/features/blog/editor-form.ts'
import type { Post, PostForm } from '#app/features/blog/post.ts'
import { addToCopy } from '#app/features/demo/change-copy.ts'
import { AUTH_KEY, keepMockSession } from '#app/features/demo/mock-session.ts'
import { POSTS_KEY, readCopy } from '#app/features/demo/post-copy.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { randomId } from '#app/platform/random-id.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { aStorage } from '#test/factories/storage.ts'

/** Gives a browser the mock session of a site with nothing behind it. */
export async function enterCopy(context: BrowserContext, origin: string): Promise<void> {
  const storage = aStorage()
  keepMockSession(storage, new Date())
  await inSite(context, origin, (page) => put(page, AUTH_KEY, storage.getItem(AUTH_KEY) ?? ''))
}

/** Writes posts into the copy that a browser keeps, one after another, so that the last is the newest. */
export function writeIntoCopy(
  context: BrowserContext,
  origin: string,
  forms: readonly Partial<PostForm>[],
): Promise<Post[]> {
  return inSite(context, origin, async (page) => {
    const kept = await page.evaluate((key) => localStorage.getItem(key), POSTS_KEY)
    const storage = aStorage()
    if (kept !== null) storage.setItem(POSTS_KEY, kept)
    let posts = readCopy(storage)
    const written: Post[] = []
    for (const [index, changes] of forms.entries()) {
      const at = new Date(Date.now() + index)
      const office = { timeZone: firm.hours.timeZone, now: at }
      const parsed = parseEditorForm(aPostForm(changes), office)
      if (!parsed.ok) throw new Error(Object.values(parsed.problem).join('\n'))
      const added = addToCopy(posts, parsed.value, { id: randomId(), at })
      posts = added.posts
      written.push(added.value)
    }
    await put(page, POSTS_KEY, JSON.stringify(posts))
    return written
  })
}

/** Leaves no post in the copy. */
export async function emptyCopy(context: BrowserContext, origin: string): Promise<void> {
  await inSite(context, origin, (page) => put(page, POSTS_KEY, '[]'))
}

async function inSite<Value>(
  context: BrowserContext,
  origin: string,
  work: (page: Page) => Promise<Value>,
): Promise<Value> {
  const page = await context.newPage()
  // A file of the site: its storage without any script of a page.
  await page.goto(`${origin}/robots.txt`)
  const value = await work(page)
  await page.close()
  return value
}

function put(page: Page, key: string, text: string): Promise<void> {
  return page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, text])
}
