const AT = new Date('2026-11-21T09:30:15.123Z')

/** One row in each table of the conflict check, for the message of `fillEveryTable`. */
export const conflictRows = {
  name_lists: { id: 'l1', imported_at: AT, imported_by: 'ada@example.com', names: 1 },
  names: {
    id: 'e1',
    message_id: null,
    list_id: 'l1',
    fingerprint: 'print',
    key_id: '',
    sealed: '',
  },
  name_sounds: { hash: 'hash', name_id: 'e1', place: 0 },
  conflict_clearances: {
    message_id: 'm1',
    fingerprint: 'print',
    cleared_at: AT,
    user_id: 'u1',
    cleared_by: 'ada@example.com',
  },
}
