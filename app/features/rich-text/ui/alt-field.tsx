import { useRef, useState } from 'react'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { Field } from '#app/ui/form/form-field.tsx'

type AltFieldProps = {
  name: string
  decoratesName: string
  alt: string
  /** An empty description was a decision for decoration. */
  isDecided: boolean
  isAsked?: boolean
  isMissing?: boolean
  texts?: Record<keyof typeof imageTexts.alt, string>
}

/** “Only decorates” is a checkbox, so that an empty description is a decision. */
export function AltField(props: AltFieldProps) {
  const { name, decoratesName, alt, isDecided, isAsked = false, isMissing = false } = props
  const { texts = imageTexts.alt } = props
  const [isEmpty, setEmpty] = useState(alt === '')
  const [decorates, setDecorates] = useState(isDecided && alt === '')
  const written = useRef('')
  const place = useRef<HTMLDivElement>(null)
  const isOpen = isEmpty && !decorates

  const tick = (isTicked: boolean) => {
    setDecorates(isTicked)
    const field = place.current?.querySelector<HTMLInputElement>('.in')
    if (!field) return
    if (isTicked) written.current = field.value
    field.value = isTicked ? '' : written.current
    setEmpty(field.value.trim() === '')
  }
  return (
    <div className="alt" ref={place}>
      <Field
        name={name}
        label={texts.label}
        hint={texts.hint}
        defaultValue={alt}
        maxLength={300}
        error={isMissing && isOpen ? texts.missing : undefined}
        autoComplete="off"
        onInput={(event) => {
          setEmpty(event.currentTarget.value.trim() === '')
          setDecorates(false)
        }}
      />
      <label className="tick">
        <input
          type="checkbox"
          name={decoratesName}
          checked={decorates}
          onChange={(event) => tick(event.currentTarget.checked)}
        />
        <span>{texts.decorates}</span>
      </label>
      <p className="asked" role="status">
        {isAsked && !isMissing && isOpen && texts.missing}
      </p>
    </div>
  )
}

/** Null while undecided. */
export function readAlt(form: FormData, name: string, decoratesName: string): string | null {
  if (form.has(decoratesName)) return ''
  const alt = form.get(name)
  return typeof alt === 'string' && alt.trim() !== '' ? alt.trim() : null
}
