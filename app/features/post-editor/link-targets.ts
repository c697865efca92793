import { fetchData } from '#app/platform/fetch-data.ts'
import type { FindLinkTargets, LinkTarget } from '#app/features/rich-text/link-request.ts'

export const findLinkTargets: FindLinkTargets = (search) =>
  fetchData<LinkTarget[]>(`/dashboard/link-targets.json?${new URLSearchParams({ q: search })}`)
