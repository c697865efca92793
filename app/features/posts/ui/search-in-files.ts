import { foldForSearch } from '#app/features/posts/search/search-text.ts'

/** The file was made without the search of the page's address. */
export function requestedInAddress(form: HTMLFormElement): boolean {
  const requested = new URLSearchParams(location.search).get('q') ?? ''
  const field = form.querySelector('input')
  if (form.dataset['inFiles'] === undefined || requested === '' || field === null) return false
  if (field.value === '') field.value = requested
  return field.value === requested
}

/** Does what `searchPosts` does on the server; changes `results`, or nothing where the page is no file. */
export function searchInFiles(form: HTMLFormElement, results: Element): void {
  if (form.dataset['inFiles'] === undefined) return
  const words = foldForSearch(form.querySelector('input')?.value ?? '')
  if (words === '') return
  const posts = [...results.querySelectorAll('.posts > li')]
  const found = posts.filter((post) => hasWords(post, words))
  for (const post of posts) if (!found.includes(post)) post.remove()
  if (found.length === 0) return showNone(form, results)
  const template = partOf(form, 'found')
  const line = template?.content.cloneNode(true)
  if (!template || !line?.firstChild) return
  const { one = '', many = '' } = template.dataset
  line.firstChild.textContent =
    found.length === 1 ? one : many.replace('{count}', String(found.length))
  results.prepend(line)
}

function hasWords(post: Element, words: string): boolean {
  const fields = post.querySelectorAll('h2, h2 + p, .badge')
  return [...fields].some(({ textContent }) => foldForSearch(textContent).includes(words))
}

function showNone(form: HTMLFormElement, results: Element): void {
  const place = document.createElement('div')
  place.className = 'empty'
  const none = partOf(form, 'none')?.content.cloneNode(true)
  if (none) place.append(none)
  results.replaceChildren(place)
}

function partOf(form: HTMLFormElement, name: string): HTMLTemplateElement | null {
  return form.querySelector<HTMLTemplateElement>(`template[data-part=${name}]`)
}
