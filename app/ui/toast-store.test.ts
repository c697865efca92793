import { beforeEach, expect, test, vi } from 'vitest'

import { leaveToast, showToast, subscribe, takeLeftToasts } from '#app/ui/toast-store.ts'
import type { ToastMessage } from '#app/ui/toast-message.ts'

const saved: ToastMessage = { title: 'Saved', text: 'The post was saved.', tone: 'normal' }
const failed: ToastMessage = { title: 'Failed', tone: 'destructive' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a toast reaches everybody who listens, and nobody who has stopped', () => {
  const heard: string[] = []
  const stop = subscribe((toast) => heard.push(`first ${toast.title}`))
  const stopSecond = subscribe((toast) => heard.push(`second ${toast.title}`))
  showToast(saved)
  stop()
  showToast(failed)
  stopSecond()
  expect(heard).toEqual(['first Saved', 'second Saved', 'second Failed'])
})

test('a toast shown before anybody listens is not lost, and not shown twice', () => {
  showToast(saved)
  const first: ToastMessage[] = []
  const second: ToastMessage[] = []
  const stopFirst = subscribe((toast) => first.push(toast))
  const stopSecond = subscribe((toast) => second.push(toast))
  stopFirst()
  stopSecond()
  expect(first).toEqual([saved])
  expect(second).toEqual([])
})

test('toasts left for the next page come in order and only once', () => {
  leaveToast(saved)
  leaveToast(failed)
  expect(takeLeftToasts()).toEqual([saved, failed])
  expect(takeLeftToasts()).toEqual([])
})

test('what somebody else wrote under our name in the storage is no toast', () => {
  sessionStorage.setItem('toasts', '[1,null,{"title":"x"}]')
  expect(takeLeftToasts()).toEqual([])
  sessionStorage.setItem('toasts', 'not json')
  expect(takeLeftToasts()).toEqual([])
})

test('a browser that refuses storage loses the toast and nothing else', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(() => leaveToast(saved)).not.toThrow()
  expect(takeLeftToasts()).toEqual([])
})
