import type { MessageView } from '#app/features/inbox/inbox-view.ts'
import { restrictionTexts } from '#app/features/inbox/restriction/restriction-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton, Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type SuggestionProps = {
  /** What in the message speaks of violence. */
  words: readonly string[]
  mayRestrict: boolean
  readers: readonly { name: string }[]
}

/** Changes nothing by itself. Its buttons send the note along, so that typed text is not lost. */
export function RestrictionSuggestion({ words, mayRestrict, readers }: SuggestionProps) {
  if (words.length === 0) return null
  const { restrict, suggestion } = restrictionTexts
  const names = readers.map(({ name }) => name).join(', ')
  return (
    <section className="alert warnbox" aria-labelledby="restriction-suggested">
      <Icon name="circle-alert" />
      <div>
        <h2 id="restriction-suggested">{suggestion.title}</h2>
        <p>{fillText(suggestion.text, { words: words.map((word) => `“${word}”`).join(', ') })}</p>
        {!mayRestrict && (
          <p>{names === '' ? suggestion.askNobody : fillText(suggestion.ask, { names })}</p>
        )}
        {mayRestrict && (
          <div className="btns">
            <Button type="submit" form="work" name="act" value="restrict" size="small">
              {restrict}
            </Button>
            <ActButton act="leave-open" form="work">
              {suggestion.decline}
            </ActButton>
          </div>
        )}
      </div>
    </section>
  )
}

/** Beside the message, for those who read restricted ones. */
export function Restriction({ message }: { message: MessageView }) {
  if (message.isErased) return null
  const { title, open, restricted, restrict, release } = restrictionTexts
  const { isRestricted } = message
  return (
    <section className="aside" aria-labelledby="restriction">
      <h2 id="restriction">{title}</h2>
      <p>{isRestricted ? restricted : open}</p>
      <ActButton act={isRestricted ? 'unrestrict' : 'restrict'} form="work">
        {isRestricted ? release : restrict}
      </ActButton>
    </section>
  )
}
