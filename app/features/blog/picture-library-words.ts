import type { DeletePictureProblem } from '#app/features/media/library.ts'

/** The words of the desk's page of all pictures; the site's content has them in each language. */
export type PictureLibraryWords = Record<
  | 'title'
  | 'about'
  | 'sweepNote'
  | 'back'
  | 'listLabel'
  | 'size'
  | 'uploaded'
  | 'usedIn'
  | 'trashed'
  | 'more'
  | 'unused'
  | 'goneAfter'
  | 'open'
  | 'delete'
  | 'next'
  | 'start'
  | 'none'
  | 'noneMatch'
  | 'loadError'
  | 'tryAgain'
  | 'deleted',
  string
> & {
  upload: Record<
    | 'label'
    | 'hint'
    | 'hintWithoutScript'
    | 'submit'
    | 'listLabel'
    | 'none'
    | 'doneOne'
    | 'doneMany'
    | 'refused',
    string
  >
  search: Record<
    'label' | 'placeholder' | 'order' | 'byName' | 'newest' | 'submit' | 'clear',
    string
  >
  question: Record<'title' | 'text' | 'keep' | 'confirm', string>
  problems: Record<DeletePictureProblem, string>
}
