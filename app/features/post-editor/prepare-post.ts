import { parseEditorForm, withFile } from '#app/features/post-editor/editor-form.ts'
import { type PostProblems, readPostForm } from '#app/features/posts/post.ts'
import type { Office } from '#app/features/posts/publication/publication.ts'
import { sendImage } from '#app/features/images/send-image.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

// A file that is sent once more, because the post was not saved, is not stored once more.
const addresses = new WeakMap<File, string>()

/** A failed step ends the submission (Spec 8.20); `onProgress` receives the share of the file sent, from 0 to 1. */
export async function preparePost(
  form: FormData,
  { office, onProgress }: { office: Office; onProgress: (share: number) => void },
): Promise<Result<FormData, PostProblems>> {
  const file = chosenFile(form)
  const checked = parseEditorForm(withFile(readFormTexts(form), file), office)
  if (!checked.ok) return checked
  const ready = new FormData()
  for (const [name, value] of form) if (name !== 'file') ready.append(name, value)
  if (!file) return ok(ready)
  const sent = await addressOf(file, onProgress)
  if (!sent.ok) return fail({ image: sent.problem })
  ready.set('image', sent.value)
  return ok(ready)
}

async function addressOf(
  file: File,
  onProgress: (share: number) => void,
): Promise<Result<string, string>> {
  const known = addresses.get(file)
  if (known !== undefined) return ok(known)
  const uploaded = await sendImage(file, { onProgress })
  if (!uploaded.ok) return uploaded
  addresses.set(file, uploaded.value.address)
  return ok(uploaded.value.address)
}

export function readFormTexts(form: FormData) {
  return readPostForm((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
}

function chosenFile(form: FormData): File | null {
  const file = form.get('file')
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}
