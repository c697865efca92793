import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PublicationFieldsProps } from '#app/features/post-editor/ui/publication-fields.tsx'
import { unfoldAround } from '#app/features/post-editor/ui/panel-part.tsx'
import { type PostForm, readFields } from '#app/features/posts/post.ts'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import { daySlug, hasSlugLetters } from '#app/features/posts/publication/slug-words.ts'
import { SLUG_LENGTH } from '#app/platform/texts/address-words.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { writeField } from '#app/ui/form/write-field.ts'

export function AddressField({
  form,
  problems,
  publicationContext: { known, now },
}: Omit<PublicationFieldsProps, 'publication'>) {
  const { address } = publicationTexts
  const place = useRef<HTMLDivElement>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const suggested = useSuggestion(place, form, now)
  return (
    <div className="card form" ref={place}>
      <div>
        <Field
          name="slug"
          label={address.label}
          hint={address[`${known}Hint`]}
          defaultValue={form.slug}
          maxLength={SLUG_LENGTH}
          spellCheck={false}
          autoCapitalize="none"
          error={problems.slug}
          onBlur={(event) => void savedAs(event.currentTarget.value).then(setSaved)}
        />
        <p className="hint" role="status">
          {saved !== null && fillText(address.savedAs, { slug: saved })}
          {suggested !== null && fillText(address.suggested, { slug: suggested })}
        </p>
      </div>
      {suggested !== null && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => writeField(place.current, 'slug', suggested)}
        >
          {address.take}
        </Button>
      )}
    </div>
  )
}

/** Null when it is saved as it is typed. The library is not loaded before it is needed. */
async function savedAs(typed: string): Promise<string | null> {
  const text = typed.trim()
  if (text === '' || text.length > SLUG_LENGTH) return null
  const library = await import('#app/features/posts/publication/slug.ts').catch(() => null)
  const slug = library?.slugOf(text) ?? null
  return slug === text ? null : slug
}

/** The address of a title in another script, while the field is empty; its part of the panel is then unfolded. */
function useSuggestion(place: RefObject<HTMLElement | null>, saved: PostForm, now: Date) {
  const [suggested, setSuggested] = useState(() => suggestionFor(saved, now))
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const suggest = () => {
      const typed = new FormData(form)
      const textOf = (name: string) => {
        const value = typed.get(name)
        return typeof value === 'string' ? value : ''
      }
      setSuggested(suggestionFor(readFields(['title', 'date', 'slug'], textOf), now))
    }
    suggest()
    form.addEventListener('input', suggest)
    return () => form.removeEventListener('input', suggest)
  }, [place, now])
  useEffect(() => {
    if (suggested !== null && place.current) unfoldAround(place.current)
  }, [place, suggested])
  return suggested
}

function suggestionFor(form: Pick<PostForm, 'title' | 'date' | 'slug'>, now: Date): string | null {
  const isInOtherScript = /\p{L}/u.test(form.title) && !hasSlugLetters(form.title)
  return isInOtherScript && form.slug.trim() === '' ? daySlug(form.date, now) : null
}
