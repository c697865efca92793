import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { describePublication } from '#app/application/publication-context.ts'
import { AddressField } from '#app/features/post-editor/ui/address-field.tsx'
import { SettingsPanel } from '#app/features/post-editor/ui/settings-panel.tsx'
import { TextFields } from '#app/features/post-editor/ui/text-fields.tsx'
import { TEXT_FIELDS, type TextName, textsOf } from '#app/features/posts/post-fields.ts'
import { PostPage } from '#app/features/posts/ui/post-page.tsx'
import { blog } from '#app/features/site/texts/en/blog.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { aPostForm, aPostInput } from '#test/factories/posts.ts'

const AROUND = { texts: blog, bar: null, editHref: null }
const PARAGRAPHS = { connect: () => () => {} } as never

const now = new Date('2026-11-27T12:00:00Z')
const office = { timeZone: 'America/New_York', now, reviewers: [], storedReviewer: null }
const publicationContext = describePublication(null, { ...office, mayPublish: true })

test('the editor has an input for each text of a post, and its page prints each', () => {
  const fields = { form: aPostForm(), problems: {}, publicationContext, names: undefined }
  const rules = { imageHosts: [] } as never
  const language = { locale: 'en', languages: { offered: [] } } as never
  const editor = renderToStaticMarkup(
    <MemoryRouter>
      <TextFields {...fields} rules={rules} lang="en" isNew paragraphs={PARAGRAPHS} />
      <SettingsPanel
        {...{ ...fields, language, categories: [], sent: null, review: null }}
        publication={{ times: fields.form } as never}
        checklist={{ findings: [], rules, isBinding: false }}
      />
    </MemoryRouter>,
  )
  const texts = textsOf(aPostInput({ imageAlt: 'A letter' }))
  const cover = { kind: 'outside', address: texts.image, shownAtOnce: true }
  const rest = { html: texts.content, readingMinutes: 1, headings: [], related: [], cover }
  const none = { note: '', source: null, address: null, reviewer: null, authorPath: null }
  const shown = { ...texts, ...rest, ...none } as never
  const page = renderToStaticMarkup(<PostPage {...{ post: shown, ...AROUND }} />)
  const printed = (name: TextName) => [texts[name]].flat().every((text) => page.includes(text))
  expect(TEXT_FIELDS.filter((name) => !editor.includes(`name="${name}"`))).toEqual([])
  expect(TEXT_FIELDS.filter((name) => !printed(name))).toEqual([])
})

const render = (changes: Partial<PostForm>) =>
  renderToStaticMarkup(
    <AddressField form={aPostForm(changes)} {...{ problems: {}, publicationContext }} />,
  )

test.each([
  ['移民', 'November 27, 2026', 'november-27-2026'],
  ['تأشيرة', '٢٧ نوفمبر ٢٠٢٦', '2026-11-27'],
])('for the title %s of %s it suggests %s', (title, date, slug) => {
  const html = render({ title, date })
  expect(html).toContain(`or leave the field empty for ${slug}.`)
  expect(html).toContain('Use this address')
})

test.each<Partial<PostForm>>([
  { title: 'Sœurs' },
  { title: 'Виза' },
  { title: '' },
  { title: '移民', slug: 'immigration' },
])('for %j it suggests nothing', (changes) => {
  expect(render(changes)).not.toContain('Use this address')
})
