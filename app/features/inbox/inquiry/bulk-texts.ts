import type { BulkOutcome, LeftReason } from '#app/features/inbox/inquiry/bulk.ts'
import { LABEL_LIMITS } from '#app/features/inbox/inquiry/labels.ts'

type Counted = { one: string; many: string }

/** `{…}` are filled where they are printed. */
export const bulkTexts = {
  label: 'Change several messages',
  selectAll: 'Select all {count}',
  select: 'Select the message from {name}',
  selectedOne: '1 selected',
  selectedMany: '{count} selected',
  keepStage: 'Stage',
  keepAssignee: 'Assign to',
  addLabel: 'Add a label',
  due: 'Set due',
  apply: 'Apply',
  release: 'Release',
  spam: 'Mark as spam',
  erase: 'Erase…',
  nothingChosen: 'Nothing was changed: choose messages first, and then what to change.',
  all: {
    change: { one: '1 message is changed.', many: '{count} messages are changed.' },
    release: { one: '1 message is released.', many: '{count} messages are released.' },
  } satisfies Record<BulkOutcome['act'], Counted>,
  some: {
    change: '{done} of {count} messages were changed.',
    release: '{done} of {count} messages were released.',
  } satisfies Record<BulkOutcome['act'], string>,
  none: {
    change: 'No message was changed.',
    release: 'No message was released.',
  } satisfies Record<BulkOutcome['act'], string>,
  same: { one: '1 was so already.', many: '{count} were so already.' },
  left: {
    quarantined: {
      one: '1 is in Quarantine and was not changed: release it first.',
      many: '{count} are in Quarantine and were not changed: release them first.',
    },
    spam: {
      one: '1 is spam and was not changed: press “Not spam” in it first.',
      many: '{count} are spam and were not changed: press “Not spam” in each first.',
    },
    changed: {
      one: '1 was left as it is, because somebody has changed it since you opened the list.',
      many: '{count} were left as they are, because somebody has changed them since you opened the list.',
    },
    'not-assignable': {
      one: '1 was not changed, because the person that you chose may not read it.',
      many: '{count} were not changed, because the person that you chose may not read them.',
    },
    'too-many-labels': {
      one: `1 was not changed, because it would have more than ${LABEL_LIMITS.count} labels.`,
      many: `{count} were not changed, because they would have more than ${LABEL_LIMITS.count} labels.`,
    },
    'not-quarantined': {
      one: '1 is not in Quarantine, so there was nothing to release.',
      many: '{count} are not in Quarantine, so there was nothing to release.',
    },
    gone: {
      one: '1 was left as it is, because it is erased or you may not read it.',
      many: '{count} were left as they are, because they are erased or you may not read them.',
    },
  } satisfies Record<LeftReason, Counted>,
} as const
