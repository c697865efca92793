export const consoleWarning =
  'No backend is configured. This site shows sample posts, and its dashboard works on a copy that is kept in this browser only. Nothing is sent to anybody.'

export const frameTexts = {
  opening: 'Opening the dashboard...',
  notice:
    'No backend is configured. Your changes stay in this browser, and readers do not see them.',
  noticeLink: 'Export the copy or start over',
  section: 'This copy',
}

export const refusals = {
  signedOut: 'You are not signed in any more. Please sign in again in another tab, then repeat.',
  missing: 'This post does not exist any more.',
  full: 'This browser has no room left for the copy. Nothing was lost: shorten the text, or delete posts with images, and try again.',
  imageFull:
    'This browser has no room left for images. Delete posts with images, or choose a smaller one.',
}

export const viewTexts = {
  published: 'From the copy in this browser. Readers do not see it.',
  draft: 'A draft, from the copy in this browser. Readers do not see it.',
}

export const storeTexts = {
  title: 'The copy in this browser',
  about:
    'No backend is configured, so the dashboard works on a copy of the posts that only this browser has. Another browser, and every reader, still sees the three sample posts. If you clear the data of this site in your browser, the copy is gone.',
  contents: '{posts} posts and {images} images, {size} in all.',
  export: {
    title: 'Take it with you',
    text: 'You get one file with all posts of the copy and their images, in JSON.',
    button: 'Export the copy',
    fileName: 'posts-of-this-browser.json',
  },
  reset: {
    title: 'Start over',
    text: 'The sample posts come back, as they were at the beginning.',
    button: 'Reset the copy',
    question: 'Are you sure you want to reset the copy?',
    consequence:
      'All posts and images that you have made or changed here are deleted for good. The sample posts come back.',
    keep: 'Keep my copy',
    confirm: 'Reset',
    done: { title: 'The copy is reset', text: 'The sample posts are back.' },
  },
}

export const demoLoginTexts = {
  hint: 'This is a demo. Sign in with:',
  email: 'Email:',
  password: 'Password:',
  mockNote:
    'No backend is configured, so a mock login is used. It protects nothing, and your changes stay in this browser.',
  noScript: 'The demo works in the browser alone. Please switch JavaScript on to sign in.',
}
