import { at, type Json } from '#app/features/content-editor/form/form-field.ts'
import type { RecordType } from '#app/features/content/record-types.ts'

type ShownRecord = { type: RecordType; id: string; value: Json }

/** The page on which readers find a record, for its preview and for links to its form. */
export function publicPathOf({ type, id, value }: ShownRecord): string {
  switch (type) {
    case 'page':
      return id === 'home' ? '/' : `/${id}`
    case 'service':
      return `/services/${id}`
    case 'person':
      return `/about/${id}`
    case 'office':
      return '/about'
    case 'country':
      return at(value, 'text') === null ? '/contact' : `/countries/${id}`
    case 'fee':
      return '/fees'
    case 'term':
      return '/glossary'
    case 'question':
      return pageOf(at(value, 'page'))
    case 'notice':
      return noticePath(value)
    case 'firm':
    case 'menu':
      return '/'
  }
}

function pageOf(page: Json | undefined): string {
  return typeof page === 'string' && page !== '' && page !== 'home' ? `/${page}` : '/'
}

function noticePath(value: Json): string {
  const place = at(value, 'place')
  const [kind, id] = [at(place, 'kind'), at(place, 'id')]
  if (typeof id !== 'string' || id === '') return '/'
  if (kind === 'country') return `/countries/${id}`
  return kind === 'service' ? `/services/${id}` : '/'
}
