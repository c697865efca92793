import type { PostStanding } from '#app/features/blog/post-schedule.ts'

/** The words with which staff plan when a post is public; the site's content has them in each language. */
export type PublishingWords = {
  standings: Record<PostStanding, string>
  address: Record<'label' | 'newHint' | 'draftHint' | 'publicHint', string>
  review: Record<'title' | 'about' | 'reviewedBy' | 'reviewedOn', string>
  schedule: Record<
    | 'title'
    | 'about'
    | 'publishAt'
    | 'unpublishAt'
    | 'twice'
    | 'ownTime'
    | 'draftNote'
    | 'scheduledNote'
    | 'endedNote',
    string
  >
}
