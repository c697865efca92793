import { type ComponentProps, useRef, useState } from 'react'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { imageLibrary } from '#app/features/images/image-tools.ts'
import { ACCEPTED_TYPES } from '#app/features/images/image.ts'
import { sendImage } from '#app/features/images/send-image.ts'
import { ImageChooser } from '#app/features/rich-text/ui/image-chooser.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'
import { writeField } from '#app/ui/form/write-field.ts'

const { image: texts } = contentTexts.form

type ImageFieldProps = Extract<ComponentProps<typeof Field>, { multiline?: false }> & {
  name: string
  defaultValue: string
  /** As text, for the buttons. */
  about: string
}

/** An address, which the browser can fill in from the library or an upload. */
export function ImageField({ about, ...field }: ImageFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState(field.defaultValue)
  const isHydrated = useIsHydrated()
  const [missing, setMissing] = useState<string | null>(null)
  const write = (value: string) => writeField(place.current, field.name, value)
  return (
    <div className="imagefield" ref={place}>
      <Field {...field} onInput={(event) => setAddress(event.currentTarget.value.trim())} />
      {address.startsWith('/') && address !== missing && (
        <img src={address} alt="" onError={() => setMissing(address)} />
      )}
      <p className="hint" role="status">
        {address !== '' && address === missing && texts.missing}
      </p>
      <div className="btns">
        <ImageChooser
          text={address === '' ? texts.choose : texts.another}
          library={imageLibrary}
          files={FILES}
          onTake={({ preview }) => write(preview)}
        />
        {address !== '' && isHydrated && (
          <Button
            variant="secondary"
            onClick={() => {
              write('')
              // The pressed button is removed with the image.
              place.current?.querySelector('a')?.focus()
            }}
          >
            {texts.remove}
            <span className="vh"> {about}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

const FILES = { accept: ACCEPTED_TYPES, upload: sendImage }
