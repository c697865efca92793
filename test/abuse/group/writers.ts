import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { aForm, referenceOf, sendHydrated, takeToken } from '#test/abuse/contact-fixture.ts'
import type { Member, ProcessGroup } from '#test/abuse/group/process-group.ts'
import { changePost, saveImage, savePost, submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { aStaffMember, aVisitor, type Visitor } from '#test/site.ts'

/** In the title of each post that readers must not see. */
export const DRAFT_MARK = 'Not for readers'

/** What was acknowledged. */
export type Ledger = {
  /** By submission: the title, and whether it is published. */
  posts: Map<string, { title: string; published: boolean }>
  withdrawn: string[]
  references: string[]
  images: string[]
  /** In milliseconds, from the acknowledgement until every process showed it. */
  shownAfter: number[]
}

type Kind = 'message' | 'draft' | 'published' | 'withdrawn' | 'upload'
type Writer = (number: number) => Promise<void>
type Staff = (origin: string) => Visitor

// Readers' pages change twice in four seconds, and each change makes every process render its pages again.
const KINDS = readKinds('pmdm dmum mdmm wmum dmmd')
const RETRY_MS = 100
const GIVE_UP_MS = 90_000
const imageFile = new Uint8Array(await cornersImage({ width: 90, height: 60 }).png().toBuffer())

export async function createWriters(group: ProcessGroup, toWithdraw: number) {
  const first = group.members[0]?.origin ?? ''
  const { jar } = await aStaffMember(first)
  const staff: Staff = (origin) => aVisitor(origin, new Map(jar))
  const publish = (title: string) => savePost(staff(first), { title, published: true })
  const published = []
  for (let number = 0; number < toWithdraw; number += 1)
    published.push(await publish(`Withdrawn later ${number}`))
  const state = { mayChangePages: true, isCalm: true, changing: 0 }
  const desk: Desk = { group, staff, ledger: emptyLedger(), published, state }
  return {
    ...desk,
    publish,
    write: writeByTurn(desk),
    /** At this process. @throws when it is refused */
    upload: (origin: string) => uploadOnce(desk, origin),
    async saveDraft(origin: string, submission: string) {
      const post = { title: `${DRAFT_MARK} ${submission}`, published: false }
      const form = { ...aPostForm(post), submission }
      expectStatus(await submitPost(staff(origin), form), 303)
      desk.ledger.posts.set(submission, post)
    },
  }
}

function emptyLedger(): Ledger {
  return { posts: new Map(), withdrawn: [], references: [], images: [], shownAfter: [] }
}

function writeByTurn(desk: Desk): Writer {
  const writers = writersOf(desk)
  const { state } = desk
  return async (number) => {
    const kind = KINDS[number % KINDS.length] ?? 'message'
    if (kind !== 'published' && kind !== 'withdrawn') return writers[kind](number)
    if (!state.mayChangePages) return writers.message(number)
    state.changing += 1
    await writers[kind](number).finally(() => (state.changing -= 1))
  }
}

function readKinds(letters: string): Kind[] {
  const kinds: Kind[] = ['message', 'draft', 'published', 'withdrawn', 'upload']
  return [...letters.replaceAll(' ', '')].map(
    (letter) => kinds.find((kind) => kind.startsWith(letter)) ?? 'message',
  )
}

type Desk = {
  group: ProcessGroup
  staff: Staff
  ledger: Ledger
  /** Posts that readers see, to be withdrawn. */
  published: { id: string }[]
  state: { mayChangePages: boolean; isCalm: boolean; changing: number }
}

function writersOf(desk: Desk): Record<Kind, Writer> {
  const { group, ledger } = desk
  return {
    message: (number) => writeMessage(desk, number),
    draft: () => writePost(desk, { title: `${DRAFT_MARK} ${randomUUID()}`, published: false }),
    async published() {
      const title = `News of ${randomUUID()}`
      await writePost(desk, { title, published: true })
      const waited = await timeUntilShown(desk, title)
      if (waited !== null) ledger.shownAfter.push(waited)
    },
    withdrawn: (number) => withdraw(desk, number),
    upload: () => untilDone(group, (origin) => uploadOnce(desk, origin)),
  }
}

async function writeMessage({ group, ledger }: Desk, number: number): Promise<void> {
  let token: string | null = null
  const reference = await untilDone(group, async (origin) => {
    token ??= await takeToken(origin)
    const sent = await sendHydrated(origin, {
      form: aForm({ email: `ana${number}@example.com`, token }),
    })
    expectStatus(sent, 201)
    return referenceOf(sent)
  })
  ledger.references.push(reference)
}

async function writePost(
  { group, staff, ledger }: Desk,
  post: { title: string; published: boolean },
): Promise<void> {
  const submission = randomUUID()
  const form = { ...aPostForm(post), submission }
  await untilDone(group, async (origin) => expectStatus(await submitPost(staff(origin), form), 303))
  ledger.posts.set(submission, post)
}

async function withdraw(desk: Desk, number: number): Promise<void> {
  const next = desk.published.pop()
  if (!next) return writeMessage(desk, number)
  const changes = { title: `${DRAFT_MARK} ${randomUUID()}`, published: false }
  await untilDone(desk.group, async (origin, isRetry) => {
    const response = await changePost(desk.staff(origin), next.id, changes)
    // The first attempt has saved it, and its response was lost.
    if (!(isRetry && response.status === 409)) expectStatus(response, 303)
  })
  desk.ledger.withdrawn.push(next.id)
}

async function uploadOnce({ staff, ledger }: Desk, origin: string): Promise<void> {
  const image = await saveImage(staff(origin), imageFile)
  if (!image) throw new Error('The upload was refused')
  ledger.images.push(image)
}

/** Null when a fault came in between. */
async function timeUntilShown(
  { group: { members }, state }: Desk,
  title: string,
): Promise<number | null> {
  const since = performance.now()
  const isShown = async ({ get }: Member) => (await get('/blog')).body.includes(title)
  const shown = async (member: Member) => {
    while (state.isCalm && !(await isShown(member).catch(() => false))) {
      if (performance.now() - since > GIVE_UP_MS) throw new Error(`${title} is not shown`)
      await sleep(10)
    }
  }
  await Promise.all(members.map(shown))
  return state.isCalm ? performance.now() - since : null
}

/** Until the write is acknowledged, as people and browsers do: at one process after another. */
async function untilDone<Value>(
  { members }: ProcessGroup,
  attempt: (origin: string, isRetry: boolean) => Promise<Value>,
): Promise<Value> {
  const since = performance.now()
  for (let turn = Math.floor(Math.random() * members.length), tries = 0; ; turn += 1, tries += 1) {
    try {
      return await attempt(members[turn % members.length]?.origin ?? '', tries > 0)
    } catch (error) {
      if (performance.now() - since > GIVE_UP_MS) throw error
      await sleep(RETRY_MS)
    }
  }
}

function expectStatus(response: Response, status: number): void {
  if (response.status !== status) throw new Error(`A write was answered with ${response.status}`)
}
