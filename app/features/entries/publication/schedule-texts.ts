import type { ScheduleProblem } from '#db/tables/content.ts'

export const scheduleTexts = {
  label: 'Publish at',
  hint: 'By the clock of the office ({zone}).',
  twice: 'The clocks go back that night and show this time twice. The first is meant: {time}.',
  ownTime: 'On your clock: {time}',
  submit: 'Publish at this time',
  submitChosen: 'Publish the chosen ones at this time',
  scheduling: 'Saving...',
  publishes: 'Publishes {time}',
  by: 'Set by {who}.',
  review: 'As reviewed by {by} on {on}.',
  outdated:
    'Somebody who does not publish has changed it since, so it will wait. Please look at it and set the time again.',
  cancel: 'Do not publish it by itself',
  cancelChosen: 'Do not publish the chosen ones by themselves',
  noTime: 'Please give a day and a time.',
  past: 'This time is past. Please choose a later one, or publish it now.',
  noDraft: 'There is no change that could be published later.',
  noneScheduled: 'None of the chosen ones has a time.',
  toasts: {
    scheduled: { title: 'Scheduled', text: 'It is published by itself at that time.' },
    unscheduled: { title: 'No longer scheduled', text: 'The draft waits to be published.' },
  },
} as const

export const scheduleProblems: Readonly<Record<ScheduleProblem, string>> = {
  changed:
    'It was not published at its time: somebody who does not publish had changed it after that was scheduled.',
  unfinished: 'It was not published at its time: it cannot be published yet.',
  refused: 'It was not published at its time: the firm’s rules do not allow it.',
}
