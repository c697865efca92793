import type { WeaknessWords } from '#app/features/auth/weakness.ts'

/** A task of the account's page: what it is, and the words of its form. */
type Task = { title: string; intro: string; submit: string; busy: string }

/** The words of the account's pages; the site's content has them in each language. */
export type AccountWords = {
  title: string
  back: string
  name: { heading: string; label: string; hint: string; submit: string; busy: string }
  password: {
    heading: string
    text: string
    change: string
    page: Task & { current: string; next: string; hint: string; show: string; hide: string }
  }
  factor: {
    heading: string
    what: string
    off: string
    /** `{since}` and `{left}` are filled in. */
    on: string
    lastCodes: string
    setUp: string
    goOn: string
    newCodes: string
    remove: string
    password: string
    code: string
    codeHint: string
    anyCodeHint: string
    begin: Task
    confirm: Task & {
      scan: string
      picture: string
      secret: string
      secretLabel: string
      enter: string
      nothing: string
    }
    renew: Task & { off: string }
    removal: Task & { off: string }
    codes: {
      title: string
      text: string
      listLabel: string
      copy: string
      copied: string
      print: string
      download: string
      /** The name of the file, and what stands above the codes in it. */
      fileName: string
      fileHeading: string
      done: string
    }
  }
  sessions: {
    heading: string
    text: string
    thisOne: string
    unknownBrowser: string
    unknownAddress: string
    /** `{address}`, `{since}` and `{seen}` are filled in. */
    since: string
    seen: string
    end: string
    /** Spoken; `{browser}` is filled in. */
    endSpoken: string
    endOthers: string
    gone: string
  }
  problems: {
    wrongPassword: string
    wrongCode: string
    /** `{minutes}` is filled in. */
    limited: string
    busy: string
    alreadyOn: string
    notOn: string
    passwordMissing: string
    codeMissing: string
    weak: string
    chooseAnother: string
  }
  weaknesses: WeaknessWords
  toasts: Record<
    'renamed' | 'passwordChanged' | 'factorRemoved' | 'sessionEnded' | 'othersEnded',
    { title: string; text: string }
  >
}
