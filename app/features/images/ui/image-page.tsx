import { Link } from 'react-router'
import { imageTexts as texts } from '#app/features/images/image-texts.ts'
import { ACCEPTED_TYPES } from '#app/features/images/image.ts'
import { libraryTexts } from '#app/features/images/library-texts.ts'
import { descriptionOf, LONGEST_DESCRIPTION } from '#app/features/images/library.ts'
import { CropForm } from '#app/features/images/ui/crop-form.tsx'
import { FocusForm } from '#app/features/images/ui/focus-form.tsx'
import { type ImageCard, ImageFacts, Uses } from '#app/features/images/ui/image-card.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton, Button, newTab } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { DeletionQuestion } from '#app/ui/feedback/deletion-question.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type ImagePageProps = {
  /** Null where there is none of this name. */
  card: ImageCard | null
  asksToDelete: boolean
  mayDescribe: boolean
  mayReplace: boolean
  mayDelete: boolean
  result: { notice: string | null; problem: string | null } | null
}

export function ImagePage(props: ImagePageProps) {
  const { card, result, asksToDelete, mayDelete } = props
  const title = card === null ? texts.title : descriptionOf(card) || texts.noDescription
  return (
    <Screen className="images" title={title} back={{ href: '/dashboard/images', text: texts.back }}>
      <FocusedResult result={result}>
        {typeof result?.problem === 'string' && <Alert title={result.problem} />}
        {typeof result?.notice === 'string' && <p role="status">{result.notice}</p>}
      </FocusedResult>
      {card === null && <Alert title={texts.missing} />}
      {card && asksToDelete && mayDelete && card.uses.length === 0 && (
        <DeletionQuestion
          texts={libraryTexts.question}
          text={fillText(libraryTexts.question.text, { name: card.name })}
          back="."
        />
      )}
      {card && <Work {...props} card={card} />}
    </Screen>
  )
}

function Work(props: ImagePageProps & { card: ImageCard }) {
  const { card, mayDescribe, mayReplace, mayDelete } = props
  return (
    <div className="imagework">
      <div>
        <a className="whole" href={card.address} {...newTab}>
          <img src={card.address} width={card.width} height={card.height} alt={texts.open} />
        </a>
        <p className="name">{card.address}</p>
        <ImageFacts card={card} />
        <section aria-labelledby="uses">
          <h2 id="uses">{texts.uses.title}</h2>
          {card.uses.length === 0 ? <p>{texts.uses.none}</p> : <Uses uses={card.uses} isWhole />}
          {mayDelete && card.uses.length > 0 && <p className="muted">{texts.uses.keeps}</p>}
          {mayDelete && card.uses.length === 0 && (
            <Link className="btn sec sm del" to="?delete=yes">
              {libraryTexts.delete}
            </Link>
          )}
        </section>
      </div>
      <div className="panel">
        {mayDescribe && <DescriptionForm card={card} />}
        {mayDescribe && <FocusForm card={card} />}
        {mayReplace && <CropForm card={card} />}
        {mayReplace && <ReplaceForm />}
      </div>
    </div>
  )
}

function DescriptionForm({ card }: { card: ImageCard }) {
  const { description } = texts
  return (
    <SubmitForm className="card">
      <Field
        multiline
        name="description"
        label={description.title}
        hint={description.hint}
        rows={2}
        maxLength={LONGEST_DESCRIPTION}
        defaultValue={descriptionOf(card)}
      />
      <Button type="submit" name="act" value="describe" size="small">
        {description.submit}
      </Button>
    </SubmitForm>
  )
}

function ReplaceForm() {
  const { replace } = texts
  return (
    <SubmitForm className="card" encType="multipart/form-data">
      <h2>{replace.title}</h2>
      <div className="f">
        <label htmlFor="replacement">{replace.label}</label>
        <span className="hint" id="replacement-hint">
          {replace.hint}
        </span>
        <input
          id="replacement"
          className="in file"
          type="file"
          name="file"
          required
          accept={ACCEPTED_TYPES}
          aria-describedby="replacement-hint"
        />
      </div>
      <ActButton act="replace">{replace.submit}</ActButton>
    </SubmitForm>
  )
}
