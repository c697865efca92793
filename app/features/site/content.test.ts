import { describe, expect, test } from 'vitest'
import { editorTexts, savingToasts } from '#app/features/blog/editor-texts.ts'
import { barTexts } from '#app/features/blog/publication-texts.ts'
import { loginTexts, loginToasts } from '#app/features/auth/login-texts.ts'
import { findBareFigures, findForbiddenWords } from '#app/features/facts/text-checks.ts'
import { quoteAllFacts, quotedKeys } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import { failure } from '#app/features/site/content/en/interface.ts'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'

const content = contentOf('en')
const staffTexts = import.meta.glob('/app/features/**/*texts.ts', { eager: true })
const texts = textsOf({ ...content, failure, staffTexts })

// What only staff read counts messages, days and characters; nobody takes those for law.
const FOR_STAFF = ['dashboard', 'staffTexts']
const forReaders = texts.filter(([path]) => !FOR_STAFF.includes(path.split('.')[0] ?? ''))

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

describe('every text of the site', () => {
  test('is there: none is empty, and there are many', () => {
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('promises nothing, ranks nobody, and calls nobody a lawyer who is not one', () => {
    expect(
      texts.filter(([, text]) => findForbiddenWords(text, firm.publishing.glossary).length > 0),
    ).toEqual([])
  })

  test('quotes legal figures by key instead of writing them out', () => {
    expect(forReaders.length).toBeGreaterThan(200)
    expect(forReaders.filter(([, text]) => findBareFigures(text).length > 0)).toEqual([])
    expect(texts.flatMap(([, text]) => quotedKeys(text)).length).toBeGreaterThan(10)
  })

  test('quotes only facts that exist', () => {
    const keys = legalFacts.map(({ key }) => key)
    expect(
      texts.flatMap(([, text]) => quotedKeys(text)).filter((key) => !keys.includes(key)),
    ).toEqual([])
  })

  test('is a whole text: no filler and no mark-up', () => {
    expect(texts.filter(([, text]) => /lorem|ipsum|<\/?[a-z]+>|TODO/i.test(text))).toEqual([])
  })
})

test("the specification's words of Login are kept to the letter", () => {
  expect({ ...loginTexts, toasts: loginToasts }).toMatchObject({
    heading: 'Admin Login',
    intro: 'Enter your credentials to access the dashboard',
    submit: 'Login',
    busy: 'Logging in...',
    externalNote: 'Authentication is handled by an external backend service.',
    toasts: {
      success: { title: 'Login successful', text: 'Welcome to the admin dashboard' },
      wrongPair: { title: 'Login failed', text: 'Invalid email or password. Please try again.' },
      refused: { title: 'Authentication error' },
      unexpected: { title: 'Login error', text: 'An error occurred. Please try again.' },
      loggedOut: { title: 'Logged out', text: 'You have been successfully logged out.' },
    },
  })
  expect(loginTexts.forgotten.command).toBe('npm run site -- admin reset-password')
})

test("the specification's words of the blog are kept to the letter", () => {
  expect(content.blog).toMatchObject({
    list: {
      title: 'Immigration Updates & Blog',
      searchPlaceholder: 'Search articles...',
      loading: 'Loading blog posts...',
      noneFound: 'No articles found matching your search',
      readMore: 'Read more',
    },
    post: { loading: 'Loading blog post...', back: 'Back to all articles' },
    notFound: {
      title: 'Blog Post Not Found',
      text: "The article you're looking for doesn't exist or has been removed.",
      back: 'Back to Blog',
    },
  })
  expect(content.blog.post.advice).toHaveLength(2)
  expect(content.blog.post.outsidePicture).toBe('Picture from {host}: show it')
  expect(barTexts.draft).toBe('Draft: only staff see this')
})

test("the specification's words of the dashboard and the editor are kept to the letter", () => {
  const { list, deletion, toasts } = content.dashboard
  expect(list).toMatchObject({
    title: 'Blog Dashboard',
    loggedInAs: 'Logged in as',
    unknownUser: 'authenticated user',
    newPost: 'New Post',
    searchPlaceholder: 'Search blog posts...',
    published: 'Published',
    draft: 'Draft',
    noneMatch: 'No blog posts match your search.',
    noneYet: 'No blog posts yet. Create your first post!',
    loadError: 'Error loading blog posts. Please try again later.',
  })
  expect(Object.values(list.columns)).toEqual([
    'Title',
    'Author',
    'Date',
    'Status',
    'Categories',
    'Actions',
  ])
  expect(deletion.question).toBe('Are you sure you want to delete this blog post?')
  expect(editorTexts).toMatchObject({
    createTitle: 'Create New Blog Post',
    editTitle: 'Edit Blog Post',
    back: 'Back to Dashboard',
    cancel: 'Cancel',
    create: 'Create Post',
    update: 'Update Post',
  })
  expect({ ...toasts, ...savingToasts }).toMatchObject({
    deleted: { title: 'Blog post deleted', text: 'The blog post has been successfully deleted.' },
    deleteFailed: { title: 'Failed to delete blog post' },
    created: { title: 'Success', text: 'Blog post created successfully' },
    createFailed: 'Failed to create blog post: {message}',
    updated: { title: 'Success', text: 'Blog post updated successfully' },
    updateFailed: 'Failed to update blog post: {message}',
    imageRequired: {
      title: 'Image Required',
      text: 'Please upload an image file or enter a valid image URL.',
    },
    imageUploadFailed: {
      title: 'Image Upload Failed',
      text: 'There was an error uploading your image. Please try again or use a different image.',
    },
  })
})

test('the investment answer of Home withdraws its amounts when 2027 begins in the East', () => {
  const answerAt = (instant: string) =>
    quoteAllFacts(content.home, legalFacts, new Date(instant)).questions.items[1].answer[0]
  expect(answerAt('2027-01-01T04:59:59Z')).toContain('$1,050,000')
  expect(answerAt('2027-01-01T05:00:00Z')).toContain('ask us for the current amount')
  expect(answerAt('2027-01-01T05:00:00Z')).not.toContain('$')
})
