import type { SiteContent } from '#app/features/content/site-content.ts'
import type { ChecklistServices } from '#app/features/posts/checklist/check-post.server.ts'
import { type PostForm, type PostInput, readFields, type Reader } from '#app/features/posts/post.ts'
import { TEXT_FIELDS } from '#app/features/posts/post-fields.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'

export function aPostForm(changes: Partial<PostForm> = {}): PostForm {
  return {
    ...readFields(TEXT_FIELDS, (name) => `The ${name}`),
    title: 'What a receipt notice tells you',
    excerpt: 'The notice has a number, a date and a place.',
    content: 'After you file, the government sends a receipt notice. Keep it with your passport.',
    author: 'Sample Author',
    date: 'November 21, 2026',
    categories: 'Visa, Policy Updates',
    image: 'https://pictures.example.com/receipt.jpg',
    imageAlt: '',
    locale: 'en',
    slug: '',
    publishAt: '',
    unpublishAt: '',
    reviewedBy: '',
    reviewedOn: '',
    published: false,
    ...changes,
  }
}

export function aPostInput(changes: Partial<PostInput> = {}): PostInput {
  const { reviewedBy: _by, reviewedOn: _on, ...text } = aPostForm()
  const publication = { locale: null, slug: null, publishAt: null, unpublishAt: null, review: null }
  return { ...text, ...publication, categories: ['Visa', 'Policy Updates'], ...changes }
}

/** Late enough to see everything that was published. */
export const aReader = {
  readsAt: new Date('2099-01-01T12:00:00Z'),
  locale: 'en',
} satisfies Reader

const NO_RECORDS = { list: () => [] } as unknown as SiteContent

export const advising: Omit<ChecklistServices, 'db' | 'now'> = {
  publishing: {
    checklist: 'advisory',
    glossaryIn: () => ({ forbidden: [], allowed: [] }),
    imageHosts: [],
    reviewers: () => [],
  },
  site: () => NO_RECORDS,
  textWorker: textsInPlace,
}
