import { demoReviewers } from '#app/routes/demo/demo-reviewers.ts'
import { firm } from '#app/features/content/en/firm.ts'
import { factValues } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import type { Checklist } from '#app/features/posts/checklist/finding.ts'
import { findFindings } from '#app/features/posts/checklist/publish-checklist.ts'
import type { Post, PostForm } from '#app/features/posts/post.ts'

// Advisory, because no one could read the reasons of a binding one.
export function checklistOf(
  posts: Post[],
  ownId: string | null,
  form: PostForm,
  now: Date,
): Checklist {
  const rules = {
    locale: 'en' as const,
    glossary: firm.publishing.glossary,
    facts: factValues(legalFacts, now),
    imageHosts: [],
    reviewers: demoReviewers,
    titles: posts.filter(({ id }) => id !== ownId).map(({ title }) => title),
  }
  return { findings: findFindings(form, rules), rules, isBinding: false }
}
