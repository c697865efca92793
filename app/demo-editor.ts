import { groupCategories } from '#app/features/blog/category.ts'
import type { Checklist } from '#app/features/blog/finding.ts'
import type { KeepingStart } from '#app/features/blog/found-copies.ts'
import type { Post, PostForm } from '#app/features/blog/post.ts'
import { findFindings } from '#app/features/blog/publish-checklist.ts'
import { DEMO_USER } from '#app/features/demo/demo-pair.ts'
import { readCopy } from '#app/features/demo/post-copy.ts'
import { factAt } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { randomId } from '#app/platform/random-id.ts'
import { publicationDesk } from '#app/publication-desk.ts'

/** What the editor is opened with, from the copy alone. @param post null for a new one */
export function openEditor(storage: Storage, post: Post | null, form: PostForm) {
  const posts = readCopy(storage)
  const now = () => new Date()
  const start: KeepingStart = {
    userId: DEMO_USER.id,
    copyId: randomId(),
    // The texts that were not saved are in this browser already, and the editor looks there itself.
    found: [],
    resumed: null,
  }
  const { timeZone } = firm.hours
  return {
    form,
    // The ways to see a post before readers do are the server's.
    desk: { ...publicationDesk({ now }, post), ways: null },
    checklist: checklistFor(posts, post, form, now()),
    categories: groupCategories(posts.map(({ categories }) => categories)),
    keeping: { start, saved: form, timeZone },
  }
}

// It advises only: nobody could read the reasons of a binding one.
function checklistFor(
  posts: readonly Post[],
  post: Post | null,
  form: PostForm,
  now: Date,
): Checklist {
  const rules = {
    glossary: firm.publishing.glossary,
    facts: legalFacts.map((fact) => ({ key: fact.key, value: factAt(fact, now) })),
    titles: posts.filter(({ id }) => id !== post?.id).map(({ title }) => title),
  }
  return { findings: findFindings(form, rules), rules, isBinding: false }
}
