import type { PictureWords } from '#app/features/writing/picture-words.ts'

/** The words for the pictures of a post: in its text and at its head. */
export type PostPictureWords = {
  text: PictureWords
  cover: Record<
    | 'dropHint'
    /** `{percent}` */
    | 'uploading'
    | 'preparing'
    | 'progress'
    | 'decorates'
    | 'asked',
    string
  >
}
