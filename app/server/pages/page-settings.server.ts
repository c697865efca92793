import {
  PAGE_CONDITIONS,
  type PageCondition,
} from '#app/features/content/records/page-conditions.ts'
import { SPAM_DAYS } from '#app/features/inbox/messages.server.ts'
import type { PageSettings } from '#app/features/site/sections/shown-sections.ts'
import type { Config } from '#app/platform/config.server.ts'

/** What the privacy and accessibility pages may say of this site. */
export function pageSettings(config: Config): PageSettings {
  const { schedulingUrl, mapUrl, intakeUrl, imageHosts, messageKeepDays } = config
  return {
    conditions: new Set(conditionsOf(config)),
    values: {
      keptFor: durationText(messageKeepDays),
      spamKeptFor: durationText(SPAM_DAYS),
      calendarHost: hostOf(schedulingUrl),
      mapHost: hostOf(mapUrl),
      questionnaireHost: hostOf(intakeUrl),
      imageHosts: new Intl.ListFormat('en').format(imageHosts),
    },
  }
}

function conditionsOf(config: Config): PageCondition[] {
  const { backend, asFiles, emailJs, smtp, mailMessageText, imageHosts } = config
  const hasServer = backend === 'server'
  const holds: Record<PageCondition, boolean> = {
    server: hasServer,
    'no-server': !hasServer,
    'own-host': !asFiles,
    files: asFiles,
    'copies-messages': hasServer && emailJs !== null,
    'sends-messages': !hasServer && emailJs !== null,
    'mails-notice': hasServer && smtp !== null && !mailMessageText,
    'mails-text': hasServer && smtp !== null && mailMessageText,
    calendar: config.schedulingUrl !== null,
    map: config.mapUrl !== null,
    questionnaire: config.intakeUrl !== null,
    'image-hosts': imageHosts.length > 0,
    'no-image-hosts': imageHosts.length === 0,
  }
  return PAGE_CONDITIONS.filter((condition) => holds[condition])
}

function hostOf(address: string | null): string {
  return address === null ? '' : new URL(address).host
}

/** 730 becomes "2 years", 90 "90 days". */
function durationText(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
