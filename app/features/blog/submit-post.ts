import { sendPost } from '#app/features/blog/desk-requests.ts'
import { type Office, parseEditorForm } from '#app/features/blog/editor-form.ts'
import type { PostForm, PostProblems, SavedMeanwhile } from '#app/features/blog/post.ts'
import { sendPicture } from '#app/features/media/send-picture.ts'

/** What pressing Create Post or Update Post came to. */
export type SubmissionOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; problems: PostProblems }
  /** Somebody else has saved the post meanwhile; this is theirs. */
  | { kind: 'changed'; current: SavedMeanwhile }
  | { kind: 'failed'; message: string }

const TEXT_FIELDS = [
  'title',
  'excerpt',
  'content',
  'author',
  'date',
  'categories',
  'image',
  'imageAlt',
  'slug',
  'publishAt',
  'unpublishAt',
  'reviewedBy',
  'reviewedOn',
] as const

// Passes the picture's rule while a chosen file is still to be uploaded.
const IMAGE_TO_COME = 'https://image.invalid/'

/**
 * Saves the editor's form from the browser: checks it, uploads the chosen file, then sends the post. A step that fails ends
 * the submission (specification, section 8).
 * @param id the post to save over, or null for a new one
 * @param told.onProgress hears how much of the chosen file has been sent, from 0 to 1
 */
export async function submitPost(
  id: string | null,
  form: FormData,
  { office, onProgress }: { office: Office; onProgress: (share: number) => void },
): Promise<SubmissionOutcome> {
  const file = chosenFile(form)
  const values = readPostTexts(form)
  const checked = parseEditorForm(file ? { ...values, image: IMAGE_TO_COME } : values, office)
  if (!checked.ok) return { kind: 'refused', problems: checked.problem }

  const sent = new FormData()
  for (const [name, value] of form) if (name !== 'file') sent.append(name, value)
  if (file) {
    const uploaded = await sendPicture(file, { onProgress })
    if (!uploaded.ok) return { kind: 'refused', problems: { image: uploaded.problem } }
    sent.set('image', uploaded.value)
  }

  const answer = await sendPost(id, sent)
  if (answer.ok) return { kind: 'saved' }
  const { message, problems, current } = answer.problem
  if (problems) return { kind: 'refused', problems }
  return current ? { kind: 'changed', current } : { kind: 'failed', message }
}

/** The fields of the editor's form, each as it was typed. */
export function readPostTexts(form: FormData): PostForm {
  const texts = TEXT_FIELDS.map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return { ...Object.fromEntries(texts), published: form.has('published') } as PostForm
}

function chosenFile(form: FormData): File | null {
  const file = form.get('file')
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}
