import { useState } from 'react'
import { FOCUSES } from '#app/features/images/focus.ts'
import { imageTexts } from '#app/features/images/image-texts.ts'
import type { ImageCard } from '#app/features/images/ui/image-card.tsx'
import { ActButton } from '#app/ui/button.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

const { focus: texts } = imageTexts

/** Nine radio buttons over the image, in the shape of a post's cover. */
export function FocusForm({ card }: { card: Pick<ImageCard, 'address' | 'focus'> }) {
  const [chosen, choose] = useState(card.focus)
  return (
    <SubmitForm className="card">
      <fieldset>
        <legend>{texts.title}</legend>
        <span className="hint" id="focus-hint">
          {texts.hint}
        </span>
        <div className="focusgrid">
          <img className={`at-${chosen}`} src={card.address} alt="" />
          {FOCUSES.map((focus) => (
            <label key={focus}>
              <input
                type="radio"
                name="focus"
                value={focus}
                defaultChecked={focus === card.focus}
                onChange={() => choose(focus)}
                aria-describedby="focus-hint"
              />
              <span className="vh">{texts.names[focus]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ActButton act="focus">{texts.submit}</ActButton>
    </SubmitForm>
  )
}
