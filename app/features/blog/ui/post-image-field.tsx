import { fillText } from '#app/platform/fill-text.ts'
import { type ChangeEvent, useState } from 'react'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { POST_LIMITS, type PostForm } from '#app/features/blog/post.ts'
import { parseImagePath } from '#app/features/media/image.ts'
import { Field, FieldError } from '#app/ui/form-field.tsx'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif'

type PostImageFieldProps = { form: PostForm; problem: string | undefined; words: EditorWords }

/** The post's picture: a file that stays in the browser until the post is saved, or an address. */
export function PostImageField({ form, problem, words: { editor } }: PostImageFieldProps) {
  const [chosen, setChosen] = useState<{ name: string; preview: string } | null>(null)
  const own = parseImagePath(form.image) ? form.image : null
  const preview = chosen?.preview ?? own

  function choose(event: ChangeEvent<HTMLInputElement>) {
    if (chosen) URL.revokeObjectURL(chosen.preview)
    const file = event.currentTarget.files?.[0]
    setChosen(file ? { name: file.name, preview: URL.createObjectURL(file) } : null)
  }

  return (
    <div className="card form" id="image-field">
      <div className="f">
        <label htmlFor="file">{editor.fields.image}</label>
        <span className="hint" id="file-hint">
          {editor.fields.imageHint}
        </span>
        {preview !== null && <img className="preview" src={preview} alt="" />}
        <input
          id="file"
          className="in file"
          type="file"
          name="file"
          accept={ACCEPTED}
          aria-describedby={problem === undefined ? 'file-hint' : 'file-hint file-error'}
          aria-invalid={problem !== undefined || undefined}
          onChange={choose}
        />
        {chosen && <p className="hint">{fillText(editor.chosenFile, { name: chosen.name })}</p>}
        <FieldError id="file-error" text={problem} />
      </div>
      <Field
        name="image"
        label={editor.fields.imageAddress}
        inputMode="url"
        defaultValue={form.image}
        maxLength={POST_LIMITS.image.max}
      />
      <Field
        name="imageAlt"
        label={editor.fields.imageAlt}
        hint={editor.fields.imageAltHint}
        defaultValue={form.imageAlt}
        maxLength={POST_LIMITS.imageAlt.max}
      />
    </div>
  )
}
