import type { Reference } from '#app/features/entries/fields.ts'
import type { FormField, GroupField, Option } from '#app/features/entries/form/form-field.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

/** The form with the records among which its fields choose. */
export function withOptions(form: GroupField, site: SiteContent): GroupField {
  return filledGroup(form, referenceOptions(site))
}

type ReferenceOptions = Readonly<Record<Reference, Option[]>>

function filledGroup(group: GroupField, options: ReferenceOptions): GroupField {
  const fields = group.fields.map(([key, inner]) => [key, filled(inner, options)] as const)
  return { ...group, fields }
}

function filled(field: FormField, options: ReferenceOptions): FormField {
  if (field.kind === 'choice' && field.from) return { ...field, options: options[field.from] }
  if (field.kind === 'list') return { ...field, item: filled(field.item, options) }
  if (field.kind === 'oneOf')
    return { ...field, options: field.options.map((each) => filledGroup(each, options)) }
  return field.kind === 'group' ? filledGroup(field, options) : field
}

function referenceOptions(site: SiteContent): Record<Reference, Option[]> {
  const service = site.list('service').map(({ id, data }) => ({ value: id, label: data.name }))
  const country = site.list('country').map(({ id, data }) => ({ value: id, label: data.country }))
  return {
    service,
    country,
    question: site.list('question').map(({ id, data }) => ({ value: id, label: data.question })),
    fee: site.list('fee').map(({ id, data }) => ({ value: id, label: data.name })),
    place: [...service, ...country],
    page: QUESTION_PAGES.map((id) => ({
      value: id,
      label: site.find('page', id)?.data.title ?? id,
    })),
    section: [...sectionsOf(site), ...usedSections(site)].filter(isFirst),
  }
}

const QUESTION_PAGES = ['home', 'contact', 'faq']

function sectionsOf(site: SiteContent): Option[] {
  return site
    .list('page')
    .flatMap(({ data }) =>
      data.layout === 'home' || data.layout === 'faq'
        ? data.sections.map(({ id, title }) => ({ value: id, label: `${data.title}: ${title}` }))
        : [],
    )
}

// Contact has one list, whose section has no title.
function usedSections(site: SiteContent): Option[] {
  return site
    .list('question')
    .map(({ data: { section } }) => ({ value: section, label: section.replaceAll('-', ' ') }))
}

function isFirst(option: Option, index: number, all: readonly Option[]): boolean {
  return all.findIndex(({ value }) => value === option.value) === index
}
