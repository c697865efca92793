import { type KeyboardEvent, type SyntheticEvent, useEffect } from 'react'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { fieldProps } from '#app/features/post-editor/ui/field-props.ts'
import { findLinkTargets } from '#app/features/post-editor/link-targets.ts'
import { imageTools } from '#app/features/images/image-tools.ts'
import type { ChecklistRules } from '#app/features/posts/checklist/finding.ts'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import { replaceText } from '#app/features/rich-text/text-replaced.ts'
import type { ParagraphTools } from '#app/features/rich-text/paragraphs/paragraph-tools.ts'
import { RichTextField } from '#app/features/rich-text/ui/rich-text-field.tsx'
import { oneLine } from '#app/platform/texts/one-line.ts'
import { Field } from '#app/ui/form/form-field.tsx'

type TextFieldsProps = {
  form: PostForm
  problems: PostProblems
  rules: ChecklistRules
  /** Of the post. */
  lang: string
  isNew: boolean
  paragraphs: ParagraphTools
}

export function TextFields({ rules, lang, isNew, paragraphs, ...fields }: TextFieldsProps) {
  useTitleFirst(isNew)
  return (
    <div className="writing">
      <Field
        multiline
        {...fieldProps('title', fields)}
        className="title"
        rows={1}
        lang={lang}
        onKeyDown={leaveByEnter}
        onInput={keepOneLine}
      />
      <Field
        multiline
        {...fieldProps('excerpt', fields)}
        className="excerpt"
        rows={2}
        lang={lang}
      />
      <RichTextField
        {...fieldProps('content', fields)}
        hint={editorTexts.hints.content}
        rows={18}
        lang={lang}
        images={imageTools(rules.imageHosts)}
        facts={rules.facts}
        findLinkTargets={findLinkTargets}
        paragraphs={paragraphs}
      />
    </div>
  )
}

/** A new post begins with its title, unless somebody is in another field already. */
function useTitleFirst(isNew: boolean): void {
  useEffect(() => {
    const isElsewhere = document.activeElement?.closest('form.desk') ?? null
    if (isNew && isElsewhere === null && location.hash === '')
      document.getElementById('title')?.focus({ preventScroll: true })
  }, [isNew])
}

// A title has lines only where it is too long for one.
function leaveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  document.getElementById('excerpt')?.focus()
}

function keepOneLine({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>): void {
  if (!field.value.includes('\n')) return
  const place = field.selectionEnd
  replaceText(field, oneLine(field.value))
  field.setSelectionRange(place, place)
}
