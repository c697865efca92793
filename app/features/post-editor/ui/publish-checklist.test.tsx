import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checklistTexts } from '#app/features/posts/checklist/checklist-texts.ts'
import type { ChecklistRules, Finding } from '#app/features/posts/checklist/finding.ts'
import { PublishChecklist } from '#app/features/post-editor/ui/publish-checklist.tsx'
import { aPostForm } from '#test/factories/posts.ts'

const rules: ChecklistRules = {
  locale: 'en',
  glossary: { forbidden: [], allowed: [] },
  facts: [],
  titles: [],
  imageHosts: [],
  reviewers: [],
}
const form = aPostForm({ findingsReason: 'A quotation' })
const silent: Finding = { kind: 'cover-alt', field: 'imageAlt', words: '' }
const vague: Finding = { kind: 'link-vague', field: 'content', words: '<b>here</b>' }

const render = (findings: Finding[], isBinding = false, problems = {}) =>
  renderToStaticMarkup(<PublishChecklist {...{ findings, rules, isBinding, form, problems }} />)

test('what was found is counted and leads to its fields, without JavaScript too', () => {
  const html = render([silent, vague])
  expect(html).toContain('2 things to look at')
  expect(html).toContain('<a href="#imageAlt">The image has no description.')
  expect(html).toContain('<a href="#content">The link “&lt;b&gt;here&lt;/b&gt;” does not say')
  expect(html).toContain(checklistTexts.advisory)
  expect(html).not.toContain('findingsReason')
  expect(render([silent])).toContain('1 thing to look at')
  expect(render([])).toContain('Nothing to look at.')
  expect(render([])).not.toMatch(new RegExp(`<li|${checklistTexts.advisory}`))
})

test('a binding one asks for the reason where there are open points, and keeps what was typed', () => {
  const requested = render([silent], true)
  expect(requested).toContain(checklistTexts.binding)
  expect(requested).toContain('<div><div class="f"><label for="findingsReason">')
  expect(requested).toContain('value="A quotation"')
  expect(render([], true)).toMatch(/<div hidden="">.*value="A quotation"/)
  const refused = render([], true, { findingsReason: 'Please say why.' })
  expect(refused).not.toContain('hidden=""')
  expect(refused).toContain('Please say why.')
})
