export const notLoadedTexts = {
  title: {
    palette: 'The search could not be opened',
    shortcuts: 'The shortcuts could not be shown',
  },
  text: 'Please check the connection. What you have typed is still here.',
  retry: 'Try again',
} as const
