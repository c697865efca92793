import type { Translation } from '#test/seo/language/translations/may-stay-english.ts'

type WordRules = {
  /** What the firm's glossary of that language must find, as the English one finds "guarantee", "experts" and "notario". */
  found: readonly string[]
  /** Titles that are no lawyer's: only where the same text says so. */
  misleading: RegExp
  isNoLawyer: RegExp
  /** Says "green card", and says what that is. */
  greenCard: RegExp
  permanentResidence: RegExp
}

export const translatedWords: Record<Translation, WordRules> = {
  es: {
    found: [
      'Garantizamos su visa.',
      'Nuestros expertos lo ayudan.',
      'Somos especialistas.',
      'Nuestra tasa de éxito es alta.',
      'Un trámite sin riesgo.',
      'Su notario de confianza.',
      'Vaya a una notaría.',
      'El licenciado Pérez.',
      'La licenciada Pérez.',
      'Los mejores abogados.',
    ],
    misleading: /\b(?:notari[oa]s?|notarías?|licenciad[oa]s?)(?!\p{L})/iu,
    isNoLawyer: /\bno (?:es|son) abogad|notary public solo puede/iu,
    greenCard: /green card|tarjeta verde/iu,
    permanentResidence: /residen(?:cia|te)s? permanentes?/iu,
  },
  pt: {
    found: [
      'Garantimos o seu visto.',
      'Nossos especialistas ajudam.',
      'Nossa taxa de sucesso é alta.',
      'Um processo sem risco.',
      'O notário ajuda você.',
      'Seu despachante de confiança.',
      'O licenciado Silva.',
      'Os melhores advogados.',
    ],
    misleading: /(?<!\p{L})(?:not[áa]ri[oa]s?|despachantes?|licenciad[oa]s?)(?!\p{L})/iu,
    isNoLawyer: /\bnão (?:é|são) advogad|“notary public” só pode/iu,
    greenCard: /green card|cartão verde/iu,
    permanentResidence: /residentes? permanentes?|residência permanente/iu,
  },
  fr: {
    found: [
      'Nous garantissons votre visa.',
      'Nos experts vous aident.',
      'Nous sommes spécialistes.',
      'Notre taux de réussite est élevé.',
      'Une démarche sans risque.',
      'Votre notaire en immigration.',
      'Les meilleurs avocats.',
    ],
    misleading: /(?<!\p{L})(?:notaires?|licenciée?s?)(?!\p{L})/iu,
    isNoLawyer: /n’(?:est|sont) pas avocat|«\snotary public\s» peut seulement/iu,
    greenCard: /green card|carte verte/iu,
    permanentResidence: /résiden(?:ce|t|te)s? permanente?s?/iu,
  },
}
