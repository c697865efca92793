import { foldForSearch } from '#app/features/posts/search/search-text.ts'

/**
 * Takes the search of the page's address over into the form of a page that is kept as a file, which was made without it.
 * @returns whether there is something to search for
 */
export function requestedInAddress(form: HTMLFormElement): boolean {
  const requested = new URLSearchParams(location.search).get('q') ?? ''
  const field = form.querySelector('input')
  if (form.dataset['inFiles'] === undefined || requested === '' || field === null) return false
  if (field.value === '') field.value = requested
  return field.value === requested
}

/**
 * Does in the browser what the server does elsewhere (`searchPosts`): keeps the posts in whose title, excerpt or one category the
 * words stand, in the server's words. Does nothing where the page is no file.
 * @param results the list with every post; it is changed
 */
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
