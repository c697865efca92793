/** Of the page of one image. */
export const imageTexts = {
  title: 'Image',
  back: 'All images',
  missing: 'This image does not exist any more.',
  noDescription: 'No description yet',
  open: 'Open the whole image in a new tab',
  description: {
    title: 'Description',
    hint: 'What it shows, for readers who do not see it. It is proposed when the image is put into a post.',
    submit: 'Save description',
    done: 'The description is saved.',
    tooLong: 'A description can be at most 300 characters long.',
  },
  focus: {
    title: 'Focal point',
    hint: 'The part that stays in sight where a page shows the image in another shape.',
    names: {
      'top-left': 'Top left',
      top: 'Top',
      'top-right': 'Top right',
      left: 'Left',
      center: 'Center',
      right: 'Right',
      'bottom-left': 'Bottom left',
      bottom: 'Bottom',
      'bottom-right': 'Bottom right',
    },
    submit: 'Save focal point',
    done: 'The focal point is saved.',
  },
  crop: {
    title: 'Crop',
    hint: 'How much is cut off at each edge, in percent. The cropped image takes the place of this one wherever it is used.',
    edges: { left: 'Left', top: 'Top', right: 'Right', bottom: 'Bottom' },
    submit: 'Crop image',
    problem:
      'Please enter how much to cut off in whole percent, at most 90 from left and right together, and from top and bottom.',
  },
  replace: {
    title: 'Replace',
    label: 'Another file',
    hint: 'Each post and each page that shows this image shows the other one. Earlier revisions keep this one.',
    submit: 'Replace image',
  },
  uses: {
    title: 'Used in',
    none: 'No post and no page shows it.',
    keeps: 'It cannot be deleted while something shows it.',
  },
  toasts: {
    replaced: {
      title: 'Image replaced',
      text: 'This is the new one. Whatever showed the former shows it now.',
    },
    deleted: { title: 'Image deleted', text: 'The image is deleted for good.' },
  },
} as const
