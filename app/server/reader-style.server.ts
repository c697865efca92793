import sheet from '#app/ui/styles/site.css?inline'
import { inlineHash } from '#app/platform/http/content-security-policy.server.ts'

const OF_A_TOAST = ['bad', 'iconbtn', 'toast']

/** What each behaviour changes or adds; what it copies from a `<template>` is in the page. */
const ADDED_BY_BEHAVIOUR: Readonly<Record<string, readonly string[]>> = {
  'country-carousel': ['moving'],
  'live-search': ['empty'],
  'message-form': [...OF_A_TOAST, 'err', 'spin', '[disabled]'],
  'outside-frame': ['coming', 'on'],
  share: OF_A_TOAST,
}

/** What an element must have somewhere in the page: all classes, and one selector of each group. */
type Selector = { text: string; classes: readonly string[]; groups: readonly Selector[][] }

type Rule =
  | { kind: 'verbatim'; text: string }
  /** Of use only where another rule says what it is for. */
  | { kind: 'named'; text: string; namedBy: RegExp }
  | { kind: 'style'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; prelude: string; rules: readonly Rule[] }

const GROUP = /^@(?:layer|media|supports|container)\b/
// Three levels of parentheses, more than any selector of ours has.
const FUNCTION = /:(not|is|where|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** Count as classes that only pages with such an attribute have. */
const STATES = ['[disabled]', '[aria-busy]', '[aria-disabled]']

/** Named for the order of the layers; it has no rules here. */
const STAFF_LAYER = '@layer staff'

/** In italics by themselves, without a rule that says so. */
const ITALIC_ELEMENTS = /<(?:em|cite|dfn)\b/

const rules = parseRules(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, ''))

export type ReaderStyle = { text: string; hash: string }

/**
 * The rules of site.css whose classes the page has, or may get from its behaviours.
 * @param accent the rules of the firm's colour; empty for the one that ships
 */
export function readerStyle(html: string, accent: string): ReaderStyle {
  const classes = classesOf(html)
  const naming = textOf(rules, classes, ITALIC_ELEMENTS.test(html) ? 'italic' : '')
  const text = textOf(rules, classes, naming) + accent
  const hash = inlineHash(text)
  return { text, hash }
}

function classesOf(html: string): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const [, behaviour = ''] of html.matchAll(/ data-behaviour="([^"]*)"/g))
    for (const name of ADDED_BY_BEHAVIOUR[behaviour] ?? []) classes.add(name)
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name)
  }
  for (const state of STATES) if (html.includes(` ${state.slice(1, -1)}=`)) classes.add(state)
  return classes
}

/** @param naming the rules that may name others */
function textOf(some: readonly Rule[], classes: ReadonlySet<string>, naming: string): string {
  return some.map((rule) => textOfRule(rule, classes, naming)).join('')
}

function textOfRule(rule: Rule, classes: ReadonlySet<string>, naming: string): string {
  if (rule.kind === 'verbatim') return rule.text
  if (rule.kind === 'named') return rule.namedBy.test(naming) ? rule.text : ''
  if (rule.kind === 'group') {
    const text = textOf(rule.rules, classes, naming)
    return text === '' ? '' : `${rule.prelude}{${text}}`
  }
  const used = rule.selectors.filter((selector) => mayMatch(selector, classes))
  return used.length === 0 ? '' : `${used.map(({ text }) => text).join()}{${rule.body}}`
}

function mayMatch({ classes: needed, groups }: Selector, classes: ReadonlySet<string>): boolean {
  return (
    needed.every((name) => classes.has(name)) &&
    groups.every((group) => group.some((selector) => mayMatch(selector, classes)))
  )
}

function parseRules(css: string): Rule[] {
  const found: Rule[] = []
  for (let at = 0; at < css.length;) {
    const end = css.slice(at).search(/[{;]/)
    if (end < 0) break
    const prelude = css.slice(at, at + end).trim()
    if (css[at + end] === ';') {
      if (prelude !== STAFF_LAYER) found.push({ kind: 'verbatim', text: `${prelude};` })
      at += end + 1
      continue
    }
    const close = closingBrace(css, at + end)
    found.push(parseRule(prelude, css.slice(at + end + 1, close)))
    at = close + 1
  }
  return found
}

function parseRule(prelude: string, body: string): Rule {
  if (GROUP.test(prelude)) return { kind: 'group', prelude, rules: parseRules(body) }
  // The sheet of paper of the pages that have the class of its name.
  const [, name] = /^@page ([\w-]+)$/.exec(prelude) ?? []
  if (name !== undefined)
    return { kind: 'style', selectors: [{ text: prelude, classes: [name], groups: [] }], body }
  if (prelude.startsWith('@')) return atRule(prelude, `${prelude}{${body}}`)
  return { kind: 'style', selectors: splitList(prelude).map(parseSelector), body }
}

function atRule(prelude: string, text: string): Rule {
  const [, moving] = /^@keyframes ([\w-]+)$/.exec(prelude) ?? []
  if (moving !== undefined)
    return { kind: 'named', text, namedBy: new RegExp(`animation:[^;}]*\\b${moving}\\b`) }
  return text.includes('font-style:italic')
    ? { kind: 'named', text, namedBy: /italic/ }
    : { kind: 'verbatim', text }
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('The style sheet ends inside a rule')
}

function parseSelector(text: string): Selector {
  const groups: Selector[][] = []
  const plain = text.replaceAll(FUNCTION, (_, name: string, list: string) => {
    if (name !== 'not') groups.push(splitList(list).map(parseSelector))
    return ''
  })
  const classes = [...plain.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)]
  const needed = classes.map(([, name = '']) => name)
  const attributes = STATES.filter((one) => plain.includes(one))
  return { text, classes: [...needed, ...attributes], groups }
}

/** At the commas outside of parentheses. */
function splitList(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    depth += Number(sign === '(') - Number(sign === ')')
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + sign)
  }
  return parts.map((part) => part.trim())
}
