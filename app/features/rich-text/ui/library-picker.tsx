import { useEffect, useRef, useState } from 'react'
import type {
  KnownImage,
  ImageLibrary,
} from '#app/features/rich-text/image-picker/image-request.ts'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, newTab } from '#app/ui/button.tsx'
import { SearchField } from '#app/ui/form/search-field.tsx'

const { choose } = imageTexts

type LibraryPickerProps = {
  library: ImageLibrary
  onTake: (image: KnownImage) => void
}

export function LibraryPicker({ library, onTake }: LibraryPickerProps) {
  const { found, search } = useSearch(library)
  const field = useRef<HTMLInputElement>(null)
  const look = () => search(field.current?.value ?? '')
  return (
    <div className="picker">
      <div className="tools">
        <SearchField
          ref={field}
          maxLength={100}
          label={choose.search}
          // A search is no change of the post's form.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter must submit neither the dialog's form nor the post's.
            event.preventDefault()
            look()
          }}
        />
        <Button variant="secondary" onClick={look}>
          {choose.submit}
        </Button>
      </div>
      <p className="small muted" role="status">
        {found.kind === 'loading' && choose.loading}
        {found.kind === 'failed' && found.message}
        {found.kind === 'found' && found.images.length === 0 && noneText(found)}
        {found.kind === 'found' &&
          found.hasMore &&
          fillText(choose.more, { count: found.images.length })}
      </p>
      {found.kind === 'found' && found.images.length > 0 && (
        <ul className="choices">
          {found.images.map((image) => (
            <li key={image.address}>
              <button type="button" onClick={() => onTake(image)}>
                <img
                  src={image.preview}
                  alt={fillText(choose.take, { name: image.alt || image.name })}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Without a backend there is no page of all images (decision 20). */}
      {import.meta.env.SITE_BACKEND !== 'none' && (
        <a className="more" href={library.href} {...newTab}>
          <span>{choose.all}</span>
        </a>
      )}
    </div>
  )
}

type Found =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'found'; images: readonly KnownImage[]; hasMore: boolean; isSearched: boolean }

function noneText({ isSearched }: Found & { kind: 'found' }): string {
  return isSearched ? choose.none : choose.empty
}

function useSearch({ find }: ImageLibrary) {
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  // Responses to earlier searches are ignored.
  const last = useRef(0)
  const load = async (text: string) => {
    last.current += 1
    const turn = last.current
    const outcome = await find(text)
    if (turn !== last.current) return
    setFound(
      outcome.ok
        ? { kind: 'found', ...outcome.value, isSearched: text.trim() !== '' }
        : { kind: 'failed', message: outcome.problem },
    )
  }
  useEffect(() => {
    void load('')
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, [])
  return {
    found,
    search(text: string) {
      setFound({ kind: 'loading' })
      void load(text)
    },
  }
}
