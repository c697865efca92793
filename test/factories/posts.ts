import type { ChecklistServices } from '#app/features/posts/checklist/check-post.server.ts'
import type { PostForm, PostInput, Viewer } from '#app/features/posts/post.ts'

export function aPostForm(changes: Partial<PostForm> = {}): PostForm {
  return {
    title: 'What a receipt notice tells you',
    excerpt: 'The notice has a number, a date and a place.',
    content: 'After you file, the government sends a receipt notice. Keep it with your passport.',
    author: 'Sample Author',
    date: 'November 21, 2026',
    categories: 'Visa, Policy Updates',
    image: 'https://pictures.example.com/receipt.jpg',
    imageAlt: '',
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
  const publication = { slug: null, publishAt: null, unpublishAt: null, review: null }
  return { ...text, ...publication, categories: ['Visa', 'Policy Updates'], ...changes }
}

/** Late enough to see everything that was published. */
export const aReader = { readsAt: new Date('2099-01-01T12:00:00Z') } satisfies Viewer

export const advising: Omit<ChecklistServices, 'db' | 'now'> = {
  publishing: { checklist: 'advisory', glossary: { forbidden: [], allowed: [] }, imageHosts: [] },
  facts: { current: () => [] },
}
