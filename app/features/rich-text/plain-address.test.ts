import { describe, expect, test } from 'vitest'
import { plainAddress } from '#app/features/rich-text/plain-address.ts'

const FORM = 'https://www.uscis.gov/i-130?a=1&b=2'
const coded = encodeURIComponent(FORM)
const base64 = btoa(FORM)

describe('a link without what was put around it', () => {
  test.each([
    `https://nam02.safelinks.protection.outlook.com/?url=${coded}&data=05%7C01%7Cana%40example.com&reserved=0`,
    `https://urldefense.proofpoint.com/v1/url?u=${coded}&k=x`,
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__www.uscis.gov_i-2D130-3Fa-3D1-26b-3D2&d=DwMF&r=ana`,
    `https://urldefense.com/v3/__${FORM}__;!!Ab1!xyz$`,
    `https://urldefense.com/v3/__https:/www.uscis.gov/i-130*a=1&b=2__;Pw!!Ab1!xyz$`,
    `https://urldefense.com/v3/__https:/www.uscis.gov/i-130**B1&b=2__;${btoa('?a=')}!!Ab1!xyz$`,
    `https://protect.checkpoint.com/v2/___${FORM}___.YzJ1abc`,
    `https://link.edgepilot.com/s/abc/xyz?u=${coded}`,
    `https://linkprotect.cudasvc.com/url?a=${coded}&c=E,1,ana`,
    `https://protect2.fireeye.com/v1/url?k=1&q=1&e=2&u=${coded}`,
    `https://clicktime.symantec.com/3abc?h=1&u=${coded}`,
    `https://imsva91-ctp.trendmicro.com/wis/clicktime/v1/query?url=${coded}&umid=1`,
    `https://us-west-2.protection.sophos.com/?d=uscis.gov&u=${base64}&i=ana`,
    `https://secure-web.cisco.com/1abc/${coded}`,
    `https://www.google.com/url?sa=t&rct=j&url=${coded}&usg=x`,
    `https://www.google.co.uk/url?q=${coded}&sa=D&source=docs`,
    `https://www.bing.com/ck/a?!&&p=1&u=a1${base64.replaceAll('+', '-').replaceAll('/', '_')}&ntb=1`,
    `https://www.google.com/imgres?imgurl=x&imgrefurl=${coded}`,
    `https://www.google.com/amp/s/www.uscis.gov/i-130?a=1&b=2`,
    `https://duckduckgo.com/l/?uddg=${coded}&rut=1`,
    `https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=${coded}/RK=2/RS=x-`,
    `https://l.facebook.com/l.php?u=${coded}&h=AT0`,
    `https://www.linkedin.com/safety/go?url=${coded}&trk=x`,
    `https://www.youtube.com/redirect?event=x&q=${coded}`,
  ])('%s', (wrapped) => {
    expect(plainAddress(wrapped)).toBe(FORM)
    const twice = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(wrapped)}&data=x`
    expect(plainAddress(twice)).toBe(FORM)
  })

  test.each([
    ['www.uscis.gov', 'https://www.uscis.gov'],
    ['www.uscis.gov/i-130?a', 'https://www.uscis.gov/i-130?a'],
    ['uscis.gov', 'https://uscis.gov'],
    ['//www.uscis.gov/a', 'https://www.uscis.gov/a'],
    ['ana@example.com', 'mailto:ana@example.com'],
  ])('has its scheme: %s', (written, plain) => {
    expect(plainAddress(written)).toBe(plain)
  })

  test.each([
    '',
    '/contact',
    '#fees',
    'tel:+14105550117',
    'form.html',
    'https://www.google.com/search?q=https://www.uscis.gov',
    'https://www.google.com/url?q=fees',
    'https://www.facebook.com/sharer/sharer.php?u=https://www.uscis.gov',
    'https://urldefense.com/v3/__https:/a.example/**Ab__;Pw!!x',
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent('javascript:alert(1)')}`,
    'https://nam02.safelinks.protection.outlook.com/?url=%E0%A4%A',
  ])('stays as it is: %s', (written) => {
    expect(plainAddress(written)).toBe(written)
  })
})
