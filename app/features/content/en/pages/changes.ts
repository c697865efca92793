import type { RecordData } from '#app/features/content/record-types.ts'

export const changes: RecordData<'page'> = {
  layout: 'changes',
  slug: 'changes',
  title: 'What changed',
  description:
    'Changes of U.S. immigration law by month: what changed, who is affected, from and until when, what to do, and the source.',
  subtitle:
    'By month, the newest first. Next to each change you find its source and its date; ask us before you act.',
}
