import type { CategoryFieldWords } from '#app/features/blog/category-field-words.ts'
import type { ChecklistWords } from '#app/features/blog/checklist-words.ts'
import type { WritingWords } from '#app/features/writing/writing-words.ts'

/** The words of the post editor; the site's content has them in each language. */
export type EditorWords = {
  editor: {
    createTitle: string
    editTitle: string
    back: string
    fields: Record<
      | 'title'
      | 'excerpt'
      | 'excerptHint'
      | 'content'
      | 'contentHint'
      | 'author'
      | 'date'
      | 'categories'
      | 'categoriesHint'
      | 'image'
      | 'imageAddress'
      | 'imageAlt'
      | 'imageAltHint'
      | 'imageHint',
      string
    >
    writing: WritingWords
    chooseFile: string
    chooseAnotherFile: string
    removeFile: string
    chosenFile: string
    published: string
    publishedOn: string
    publishedOff: string
    publishedHelp: string
    cancel: string
    create: string
    creating: string
    update: string
    updating: string
    problemsTitle: string
  }
  categoryField: CategoryFieldWords
  checklist: ChecklistWords
  list: { published: string; draft: string }
  toasts: {
    created: { title: string; text: string }
    createFailed: string
    updated: { title: string; text: string }
    updateFailed: string
    imageRequired: { title: string; text: string }
    imageUploadFailed: { title: string }
  }
}
