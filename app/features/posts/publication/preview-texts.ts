export const postLinkTexts = {
  title: 'Links to a preview',
  about:
    'Whoever has such a link sees the post as readers will, as it was last saved, without signing in. Give it only to people who may read the post now.',
  back: 'Back to the post',
} as const

export const previewTexts = {
  bar: 'This is a preview of the post as it was last saved. Your link works until {time}.',
} as const
