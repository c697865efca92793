import { type FormEvent, useState } from 'react'
import { type Crop, CROP_EDGES, MOST_CUT } from '#app/features/images/focus.ts'
import { imageTexts } from '#app/features/images/image-texts.ts'
import type { ImageCard } from '#app/features/images/ui/image-card.tsx'
import { ActButton } from '#app/ui/button.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'

const { crop: texts } = imageTexts

/** Numbers, which need no pointer; with JavaScript the image shows what stays. */
export function CropForm({ card }: { card: Pick<ImageCard, 'address'> }) {
  const [cuts, setCuts] = useState<Crop | null>(null)
  const show = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const cut = (edge: keyof Crop) => Math.min(MOST_CUT, Math.max(0, Number(form.get(edge))))
    setCuts({ left: cut('left'), top: cut('top'), right: cut('right'), bottom: cut('bottom') })
  }
  const clipPath = cuts && `inset(${cuts.top}% ${cuts.right}% ${cuts.bottom}% ${cuts.left}%)`
  return (
    <SubmitForm className="card" onInput={show}>
      <h2>{texts.title}</h2>
      <p className="hint" id="crop-hint">
        {texts.hint}
      </p>
      <div className="cropped">
        <img src={card.address} alt="" {...(clipPath && { style: { clipPath } })} />
      </div>
      <div className="cuts">
        {CROP_EDGES.map((edge) => (
          <Field
            key={edge}
            name={edge}
            label={texts.edges[edge]}
            type="number"
            min={0}
            max={MOST_CUT}
            step={1}
            defaultValue={0}
            aria-describedby="crop-hint"
          />
        ))}
      </div>
      <ActButton act="crop">{texts.submit}</ActButton>
    </SubmitForm>
  )
}
