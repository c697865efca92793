import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '#app/features/blog/blog-words.ts'
import { BLOG_POSTS, type RequestProblem, sendImage, sendPost } from '#app/features/blog/desk-requests.ts'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { IMAGE_REQUIRED, parsePostForm, type Post, type PostForm, type PostProblems } from '#app/features/blog/post.ts'
import { showToast } from '#app/ui/toast-store.ts'

/** Where a submission stands. The form itself keeps every text, whatever happens. */
export type PostSubmission = {
  busy: boolean
  problems: PostProblems
  /** The post as somebody else saved it meanwhile. */
  current: Post | null
  submit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void
}

const POST_FIELDS = ['title', 'excerpt', 'content', 'author', 'date', 'categories', 'image', 'imageAlt'] as const

// Passes the picture's rule while a chosen file is still to be uploaded.
const IMAGE_TO_COME = 'https://image.invalid/'

/**
 * Saves the editor's form from the browser: checks it, uploads the chosen file first, then sends the post. A step that
 * fails ends the submission and leaves every field as it is.
 */
export function usePostSubmission(
  id: string | null,
  words: EditorWords,
  initialProblems: PostProblems,
  onSaved: () => void,
): PostSubmission {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState(initialProblems)
  const [current, setCurrent] = useState<Post | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function save(element: HTMLFormElement) {
    const form = new FormData(element)
    const found = checkForm(form)
    if (found) return refuse(element, found)
    const uploaded = await uploadChosenFile(form)
    if (uploaded) return refuse(element, { image: uploaded })
    const answer = await sendPost(id, form)
    if (!answer.ok) return explain(element, answer.problem)
    onSaved()
    showToast({ ...(id === null ? words.toasts.created : words.toasts.updated), tone: 'normal' })
    await queries.invalidateQueries({ queryKey: [BLOG_POSTS] })
    await navigate('/dashboard')
  }

  function refuse(element: HTMLFormElement, found: PostProblems) {
    setProblems(found)
    if (found.image !== undefined) showToast(imageToast(found.image, words))
    const [first] = Object.keys(found)
    const field = element.elements.namedItem(first === 'image' ? 'file' : (first ?? ''))
    if (field instanceof HTMLElement) field.focus()
  }

  function explain(element: HTMLFormElement, problem: RequestProblem) {
    if (problem.problems) return refuse(element, problem.problems)
    setProblems({})
    setCurrent(problem.current ?? null)
    if (problem.current) return
    const text = id === null ? words.toasts.createFailed : words.toasts.updateFailed
    showToast({ title: fill(text, { message: problem.message }), tone: 'destructive' })
  }

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblems({})
    void save(event.currentTarget).finally(() => setBusy(false))
  }

  return { busy, problems, current, submit }
}

function checkForm(form: FormData): PostProblems | null {
  const texts = Object.fromEntries(POST_FIELDS.map((name) => [name, String(form.get(name) ?? '')]))
  const values = { ...texts, published: form.has('published') } as PostForm
  const checked = parsePostForm(chosenFile(form) ? { ...values, image: IMAGE_TO_COME } : values)
  return checked.ok ? null : checked.problem
}

/** Uploads the file that was chosen, if any, and puts its path in its place. @returns what went wrong, or null */
async function uploadChosenFile(form: FormData): Promise<string | null> {
  const file = chosenFile(form)
  form.delete('file')
  if (!file) return null
  const uploaded = await sendImage(file)
  if (!uploaded.ok) return uploaded.problem.message
  form.set('image', uploaded.value)
  return null
}

function chosenFile(form: FormData): File | null {
  const file = form.get('file')
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}

function imageToast(message: string, words: EditorWords) {
  if (message === IMAGE_REQUIRED) return { ...words.toasts.imageRequired, tone: 'destructive' as const }
  const { title } = words.toasts.imageUploadFailed
  return { title, text: message.replace(`${title}: `, ''), tone: 'destructive' as const }
}
