import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import { findRecord } from '#test/find-record.ts'
import { shippedRecords, shippedSite } from '#app/features/content/en/shipped.ts'
import { openStep, saveStep } from '#app/features/content-editor/setup/save-step.server.ts'
import {
  type OpenedSection,
  setupForm,
  setupValue,
} from '#app/features/content-editor/setup/setup-form.ts'
import {
  markStep,
  setupProgress,
} from '#app/features/content-editor/setup/setup-progress.server.ts'
import { SETUP_STEPS } from '#app/features/content-editor/setup/setup-steps.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'
import { contentServices } from '#test/factories/content-services.ts'

const now = () => new Date('2026-11-25T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const FIRM = { type: 'firm', id: 'firm', locale: 'en' } as const

function stepOf(id: string) {
  const step = SETUP_STEPS.find((each) => each.id === id)
  if (!step) throw new Error(`There is no step ${id}`)
  return step
}

describe.each(databaseKinds)('a step of the setup, on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const services = () => contentServices(database.db, now)
  const open = (id: string) => openStep(services(), stepOf(id))
  const save = async (id: string, changes: Record<string, Json>, base?: Json) => {
    const sections = await open(id)
    const shown = base ?? setupValue(sections)
    const value = { ...(shown as object), ...changes }
    return saveStep(services(), sections, { base: shown, value, isWarned: false }, by)
  }
  const stored = async (key: Parameters<typeof findRecord>[1]) =>
    (await findRecord(database.db, key))?.data

  test.each(SETUP_STEPS.map(({ id }) => id))(
    'has a form for everything that it shows, and saving it as it is changes nothing of the firm: %s',
    async (id) => {
      const sections = await open(id)
      const { form } = setupForm(sections)
      for (const [key, field] of form.fields) {
        expect(key).toMatch(/^[\w-]+$/)
        expect(field.label).not.toBe('')
      }
      expect(await save(id, {})).toBeNull()
      expect(await stored(FIRM)).toBeUndefined()
    },
  )

  test('changes only its own fields of a record, and removes a sample', async () => {
    expect(await save('firm', { 'firm-firm-logo-first': 'Rivera' })).toBeNull()
    const { firm } = shippedRecords.firm
    expect(await stored(FIRM)).toEqual({ ...firm, logo: { ...firm.logo, first: 'Rivera' } })
    expect(await save('office', {})).toBeNull()
    const houston = { type: 'office', id: 'houston', locale: 'en' } as const
    expect((await findRecord(database.db, houston))?.state).toBe('removed')
    expect(await save('services', { 'service-u-visa-notOffered': false })).toBeNull()
    const uVisa = { type: 'service', id: 'u-visa', locale: 'en' } as const
    expect(await stored(uVisa)).toMatchObject({ notOffered: true })
    expect(await save('services', { 'service-u-visa-notOffered': true })).toBeNull()
    expect(await stored(uVisa)).toEqual(shippedRecords.service['u-visa'])
  })

  test('is refused at the field that is wrong, and nothing of it is stored', async () => {
    const changes = { 'firm-firm-name': 'Rivera', 'firm-firm-phone': 'call us' }
    const refused = await save('firm', changes)
    expect(refused).toMatchObject({ status: 422, value: changes })
    expect(refused?.problems.map(({ path }) => path)).toEqual(['firm-firm-phone'])
    const warned = await save('look', { 'page-home-title': 'The best firm' })
    expect(warned?.findings.map(({ path }) => path)).toEqual(['page-home-title'])
    expect(await stored(FIRM)).toBeUndefined()
  })

  test('takes no consultation that is too long for its sentence, and leaves a long one of an earlier version', async () => {
    const name = 'firm-firm-consultation-includes'
    const refused = await save('fee', { [name]: 'x'.repeat(81) })
    expect(refused?.problems).toEqual([{ path: name, message: fieldProblems.tooLong(80) }])
    const { firm } = shippedRecords.firm
    const data = { ...firm, consultation: { ...firm.consultation, includes: 'x'.repeat(200) } }
    const publications = [{ ...FIRM, seenVersion: 0, to: 'published', data, review: null }] as const
    await publishRecords(database.db, { publications, by }, now())
    expect(await save('fee', { 'firm-firm-consultation-fee': '$150' })).toBeNull()
    expect(await save('fee', { [name]: 'x'.repeat(81) })).toMatchObject({ status: 422 })
    expect(await save('fee', { [name]: 'x'.repeat(80) })).toBeNull()
  })

  test('takes what somebody else has changed meanwhile, and asks where both changed the same', async () => {
    const before = setupValue(await open('firm'))
    await save('firm', { 'firm-firm-name': 'Of Berta', 'firm-firm-phone': '+12025550000' })
    const refused = await save('firm', { 'firm-firm-name': 'Of Ana' }, before)
    expect(refused).toMatchObject({ status: 409, value: { 'firm-firm-name': 'Of Ana' } })
    expect(refused?.problems[0]?.message).toContain('“Of Berta”')
    expect(await save('firm', { 'firm-firm-name': 'Of Ana' }, refused?.base)).toBeNull()
    expect(await stored(FIRM)).toMatchObject({ name: 'Of Ana', phone: '+12025550000' })
  })

  test('leaves a draft that somebody has begun a draft, with what was published here in it', async () => {
    const { firm } = shippedRecords.firm
    const draft = { ...firm, advertisingLabel: 'Begun' }
    await saveRecordDraft(database.db, { ...FIRM, seenVersion: 0, data: draft, by }, now())
    expect(await save('firm', { 'firm-firm-name': 'Rivera' })).toBeNull()
    const record = await findRecord(database.db, FIRM)
    expect(record?.data).toEqual({ ...firm, name: 'Rivera' })
    expect(record?.draft).toEqual({ ...draft, name: 'Rivera' })
  })

  test('keeps the review of a service whose words are the same', async () => {
    const review = { by: 'Ana Rivera', on: '2026-11-20' } as const
    const key = { type: 'service', id: 'citizenship', locale: 'en' } as const
    const data = shippedRecords.service['citizenship']
    const publications = [{ ...key, seenVersion: 0, to: 'published', data, review }] as const
    await publishRecords(database.db, { publications, by }, now())
    await save('services', { 'service-citizenship-notOffered': false })
    expect(await findRecord(database.db, key)).toMatchObject({ review, data: { notOffered: true } })
  })

  test('stops at a sample person or price that is left, and so does the page of the profile', async () => {
    const left = await save('people', { 'person-founder-name': 'Ana Rivera' })
    expect(left?.findings.map(({ path }) => path)).toEqual(
      ['since', 'biography'].map((name) => `person-founder-${name}`),
    )
    const [{ opened }] = (await open('firm')) as [OpenedSection]
    const profile = { ...(opened.value as object), email: 'hello@rivera.law' }
    const { findings } = checkOpened(opened, profile, { site: shippedSite, now: now() })
    expect(findings).toEqual([{ path: '', message: contentTexts.findings.samplesLeft }])
  })

  test('is remembered as saved or skipped', async () => {
    await markStep(services(), { step: stepOf('firm'), act: 'skipped', by })
    await markStep(services(), { step: stepOf('fee'), act: 'skipped', by })
    await markStep(services(), { step: stepOf('firm'), act: 'saved', by })
    const { done, count, steps } = await setupProgress(database.db)
    expect([done, count]).toEqual([2, 7])
    expect(steps.map((step) => step.done).filter(Boolean)).toEqual(['saved', 'skipped'])
  })
})
