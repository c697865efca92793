import type { PostStatus } from '#app/features/posts/publication/post-schedule.ts'

export const statusTexts: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Taken down',
}

export const publicationTexts = {
  schedule: {
    title: 'When readers see it',
    /** `{zone}`: such as “Eastern Time”. */
    about: 'By the clock of the office ({zone}). Leave both empty to let the switch decide alone.',
    publishAt: 'Publish at',
    unpublishAt: 'Take down at',
    switchOn: 'On: at the times below',
    draftNote: 'The switch is off, so readers will not see it at these times either.',
    questions: {
      waiting: {
        title: 'Schedule this post?',
        text: 'A time is set, {time}, but the switch is off.',
        time: 'Schedule it',
        switch: 'Save as a draft',
      },
      hiding: {
        title: 'Take this post down until then?',
        text: 'Readers see it now. With the time {time} they would not see it again until then.',
        time: 'Take it down until then',
        switch: 'Keep it published',
      },
      over: {
        title: 'Publish this post?',
        text: 'The switch is on, but the time to take it down, {time}, is past: readers would not see it.',
        time: 'Keep it taken down',
        switch: 'Publish it',
      },
    },
    scheduledNote: 'Readers will see it from {time} on.',
    endedNote: 'Its time is past: readers do not see it any more.',
  },
  address: {
    label: 'Address',
    /** `{slug}`: what the typed text becomes. */
    savedAs: 'It will be saved as {slug}.',
    /** `{slug}`: made from the day. */
    suggested:
      'The title has no letter that an address can have. Write a few words of it in English, or leave the field empty for {slug}.',
    take: 'Use this address',
    newHint: 'After /blog/. Leave it empty to make it from the title.',
    draftHint:
      'After /blog/. Until readers have seen the post it follows the title, unless you change it here.',
    publicHint:
      'After /blog/. Readers know this address. When you change it, the old one leads to the new one.',
  },
  review: {
    title: 'Named reviewer',
    nobody: 'Nobody yet',
  },
  ways: {
    title: 'As readers will see it',
    about: 'As it was last saved.',
    preview: 'Preview',
    links: 'Links to a preview',
  },
} as const

export const takenTexts = {
  present: 'Another post has this address. Please choose another one.',
  past: 'Another post had this address, and old links still lead to it. Please choose another one.',
} as const

/** `{time}`: by the office's clock. */
export const barTexts = {
  draft: 'Draft: only staff see this',
  scheduled: 'Scheduled: readers see this from {time} on. Until then only staff do.',
  ended: 'Taken down on {time}: only staff see this',
} as const
