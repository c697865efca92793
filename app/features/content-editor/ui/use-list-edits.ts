import { type SyntheticEvent, useEffect, useState } from 'react'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { editList, parseListEdit } from '#app/features/entries/form/edit-list.ts'
import type { GroupField, Json } from '#app/features/entries/form/form-field.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import { focusPart } from '#app/features/content-editor/ui/focus-part.ts'

/** `value`: without an answer. `key`: the fields of another are other fields. */
type OpenedForm = { form: GroupField; value: Json; answer: RecordAnswer | null; key: string }

/** `of`: an answer that says the same as the last is another. */
type Edits = { of: OpenedForm; count: number; value: Json; focus: string | null }

/**
 * Adds, moves and removes entries of lists in the browser, and shows what was typed before. An answer of the server could come after the
 * next press, or after more was typed, and would take that back; without JavaScript the server does the same.
 */
export function useListEdits({ form, value, answer, key }: OpenedForm) {
  const opened: OpenedForm =
    answer === null
      ? { form, value, answer, key }
      : { form, value: answer.value, answer, key: JSON.stringify(answer) }
  const [stored, store] = useState<Edits | null>(null)
  const edits = stored !== null && isSameForm(stored.of, opened) ? stored : null
  const shown = edits === null ? opened : editedForm(opened, edits)
  const last = edits ?? answer
  useEffect(() => {
    if (last !== null && last.focus !== null) focusPart(last.focus)
  }, [last])

  const show = (edit: Pick<Edits, 'value' | 'focus'>) =>
    store({ of: opened, count: (edits?.count ?? 0) + 1, ...edit })

  /** @returns false for a press of another button */
  function tryEdit({
    nativeEvent,
    currentTarget,
  }: SyntheticEvent<HTMLFormElement, SubmitEvent>): boolean {
    const edit = editOf(nativeEvent.submitter)
    const result = edit && editList(form, readRecordForm(form, new FormData(currentTarget)), edit)
    if (!result) return false
    show(result)
    return true
  }

  return {
    shown: { ...shown, isEdited: edits !== null },
    tryEdit,
    show: (shownValue: Json) => show({ value: shownValue, focus: null }),
  }
}

function isSameForm(one: OpenedForm, other: OpenedForm): boolean {
  return one.key === other.key && one.answer === other.answer
}

function editOf(submitter: HTMLElement | null) {
  const isEdit = submitter instanceof HTMLButtonElement && submitter.name === 'edit'
  return isEdit ? parseListEdit(submitter.value) : null
}

/** What was said of single fields may be about other entries now. */
function editedForm(opened: OpenedForm, { count, value, focus }: Edits): OpenedForm {
  const answer = opened.answer && { ...opened.answer, problems: [], findings: [], value, focus }
  return { ...opened, value, answer, key: `${opened.key}/${count}` }
}
