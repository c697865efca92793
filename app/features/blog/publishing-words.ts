import type { PostStanding } from '#app/features/blog/post-schedule.ts'

/** The words with which staff plan when a post is public; the site's content has them in each language. */
export type PublishingWords = {
  standings: Record<PostStanding, string>
  address: Record<'label' | 'newHint' | 'draftHint' | 'publicHint', string>
  review: Record<'title' | 'about' | 'reviewedBy' | 'reviewedOn', string>
  ways: Record<'title' | 'about' | 'preview' | 'links', string>
  schedule: Record<
    | 'title'
    | 'about'
    | 'publishAt'
    | 'unpublishAt'
    | 'twice'
    | 'ownTime'
    | 'switchOn'
    | 'draftNote'
    | 'scheduledNote'
    | 'endedNote',
    string
  >
}

/** The words of the page that makes links to a preview. */
export type PreviewLinkWords = Record<
  | 'title'
  | 'about'
  | 'back'
  | 'days'
  | 'dayOne'
  | 'dayMany'
  | 'make'
  | 'madeTitle'
  | 'madeText'
  | 'madeLabel'
  | 'listTitle'
  | 'none'
  | 'madeBy'
  | 'until'
  | 'withdraw',
  string
>
