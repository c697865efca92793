import { counted } from '#app/platform/texts/counted-text.ts'

export const paletteTexts = {
  title: 'Search the dashboard',
  label: 'Posts, messages, people, facts, images, pages and actions',
  results: 'Results',
  close: 'Close',
  none: 'Nothing was found.',
  found: counted('en', { one: '{count} result', other: '{count} results' }),
  kinds: {
    action: 'Action',
    post: 'Post',
    message: 'Message',
    person: 'Person',
    fact: 'Legal fact',
    image: 'Image',
    page: 'Page',
  },
  actions: {
    newPost: 'New post',
    upload: 'Upload images',
    categories: 'Categories of the blog',
    trash: 'Trash',
    importPosts: 'Import posts',
    changes: 'Publish site content',
    invite: 'Invite a colleague',
    password: 'Change my password',
    help: 'Help',
    site: 'View site',
  },
} as const

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  keys: [
    ['Ctrl+K', 'Search the dashboard (in a text: set a link)'],
    ['?', 'Show these shortcuts'],
    ['Ctrl+S', 'Save the post that is open'],
    ['Ctrl+Alt+M', 'Comment on the paragraph where the cursor is'],
    ['Ctrl+B, Ctrl+I', 'Bold, italic'],
    ['Ctrl+Z, Ctrl+Shift+Z', 'Undo, redo'],
    ['Tab in a table', 'Next cell; in the last one a new row'],
    ['Shift and a click', 'Select all posts between two boxes'],
    ['Escape', 'Close what is open'],
  ],
  mac: 'On a Mac, Cmd in place of Ctrl.',
} as const
