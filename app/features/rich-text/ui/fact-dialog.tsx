import { useLayoutEffect, useState } from 'react'
import {
  type FactRequest,
  matchingFacts,
  type QuotedFact,
} from '#app/features/rich-text/fact-request.ts'
import { writingTexts } from '#app/features/rich-text/texts.ts'
import { FieldDialog, useFieldDialog } from '#app/features/rich-text/ui/field-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { SuggestionList } from '#app/ui/form/suggestion-list.tsx'
import { useCombobox } from '#app/ui/form/use-combobox.ts'

export type FactDialogProps = {
  request: FactRequest
  facts: readonly QuotedFact[]
  onClose: () => void
}

const { fact: texts } = writingTexts
const FIELD = 'fact-search'

/** Choosing one puts it into the text at once. */
export function FactDialog({ request, facts, onClose }: FactDialogProps) {
  const { dialog, close } = useFieldDialog(onClose)
  const [text, setText] = useState('')
  const found = matchingFacts(facts, text)
  const { list, show, choose, field } = useCombobox<QuotedFact>({
    id: 'facts',
    suggest: () => found,
    take: (fact) => close(() => request.settle(fact)),
  })
  useLayoutEffect(() => {
    document.getElementById(FIELD)?.focus()
    show(facts)
    // oxlint-disable-next-line react/exhaustive-deps -- once, all of them
  }, [])
  return (
    <FieldDialog id="quote-fact" title={texts.title} dialog={dialog} onDismiss={() => close()}>
      <div className="combo factsearch">
        <Field
          name="fact"
          id={FIELD}
          label={texts.search}
          hint={texts.hint}
          value={text}
          autoComplete="off"
          onChange={(event) => {
            setText(event.currentTarget.value)
            show(matchingFacts(facts, event.currentTarget.value), 0)
          }}
          {...field}
        />
        <SuggestionList label={texts.list} list={list} choose={choose} keyOf={({ key }) => key}>
          {({ key, label, value }) => (
            <>
              <span>
                {label}
                <span className="where">{`{${key}}`}</span>
              </span>
              <b>{value}</b>
            </>
          )}
        </SuggestionList>
        <p className="hint" role="status">
          {found.length === 0 && texts.none}
        </p>
      </div>
      <div className="btns">
        <Button variant="secondary" onClick={() => close()}>
          {texts.cancel}
        </Button>
      </div>
    </FieldDialog>
  )
}
