import type { RecordData } from '#app/features/content/record-types.ts'

export const whatAppliesNow: RecordData<'page'> = {
  layout: 'plain',
  slug: 'que-se-aplica-ahora',
  isAboutLaw: true,
  sectionsInSearch: true,
  title: 'Qué se aplica ahora',
  description:
    'Lo último que dicen las fuentes públicas sobre la prohibición de viaje, advance parole, TPS, DACA, ayudas públicas, fianza y deportación sin juez.',
  subtitle:
    'Estas reglas cambian a menudo. Junto a cada una están su fuente y su fecha; pregúntenos antes de actuar.',
  sections: [
    {
      kind: 'text',
      id: 'travel-ban',
      title: 'Prohibición de viaje (travel ban)',
      text: `{entry.ban} Frena a casi todas las personas de {entry.ban-full}. Las visas que se acaban de nombrar están suspendidas para personas de {entry.ban-partial}. {entry.ban-family} {entry.bond} Mire [su país](/countries).

*Fuentes: {entry.ban:day} ({entry.ban:source}); {entry.bond:day} ({entry.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'consulates',
      title: 'Visas de inmigrante en los consulados',
      text: `{consulates.pause}

*Fuente: {consulates.pause:day} ({consulates.pause:source}).*`,
    },
    {
      kind: 'text',
      id: 'adjustment',
      title: 'Residencia permanente (green card) desde dentro del país',
      text: `{adjustment.memo} {adjustment.lines}

*Fuente: {adjustment.memo:day} ({adjustment.memo:source}).*`,
    },
    {
      kind: 'text',
      id: 'lottery',
      title: 'Lotería de visas (diversity lottery)',
      text: `{diversity.notice}

*Fuente: {diversity.notice:day} ({diversity.notice:source}).*`,
    },
    {
      kind: 'text',
      id: 'advance-parole',
      title: 'Permiso adelantado de viaje (advance parole)',
      text: `El advance parole es un permiso para viajar y regresar. Algunas personas pueden solicitarlo mientras su caso espera aquí. {travel.parole}

*Fuente: {travel.parole:day} ({travel.parole:source}).*`,
    },
    {
      kind: 'text',
      id: 'tps',
      title: 'Estatus de Protección Temporal (TPS)',
      text: `El TPS permite quedarse y trabajar aquí a personas de un país con una guerra o un desastre. Vale mientras el gobierno tenga a ese país en su lista. {tps.state} {tps.uncertain}

*Fuente: {tps.state:day} ({tps.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'daca',
      title: 'DACA (acción diferida)',
      text: `DACA es para algunas personas a quienes trajeron aquí en su niñez. Puede protegerlas de la deportación por un tiempo y permitirles trabajar. {daca.state}

*Fuente: {daca.state:day} ({daca.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'parole',
      title: 'Parole (permiso de entrada)',
      text: `El parole es un permiso para entrar por un tiempo sin visa. El gobierno lo da en casos particulares o por medio de un programa. {parole.programs} {parole.family}

*Fuentes: {parole.programs:day} ({parole.programs:source}); {parole.family:day} ({parole.family:source}).*`,
    },
    {
      kind: 'text',
      id: 'public-charge',
      title: 'Carga pública (public charge)',
      text: `Una persona es una “carga pública” si un oficial piensa que viviría de ayudas públicas. Eso puede impedir una tarjeta verde o una visa. {public-charge.rule}

*Fuente: {public-charge.rule:day} ({public-charge.rule:source}).*`,
    },
    {
      kind: 'text',
      id: 'request-for-evidence',
      title: 'Solicitud de evidencia (Request for Evidence)',
      text: `En esta carta, la agencia pide documentos que faltan. Responda a más tardar el día que dice la carta. {uscis.denial}

*Fuente: {uscis.denial:day} ({uscis.denial:source}).*`,
    },
    {
      kind: 'text',
      id: 'birthright-citizenship',
      title: 'Ciudadanía por nacimiento (birthright citizenship)',
      text: `{birthright.citizens} Una orden posterior trata de los documentos de algunos niños cuyos padres no tienen la ciudadanía. Un ejemplo es un padre o una madre que trabaja para un gobierno extranjero, o que pagó por turismo de parto o gestación subrogada. Pregúntenos por esto.

*Fuente: {birthright.citizens:day} ({birthright.citizens:source}).*`,
    },
    {
      kind: 'text',
      id: 'expedited-removal',
      title: 'Expulsión acelerada (expedited removal)',
      text: `Es la deportación por decisión de un oficial, sin una audiencia ante un juez. {removal.expedited}

*Fuente: {removal.expedited:day} ({removal.expedited:source}).*`,
    },
    {
      kind: 'text',
      id: 'bond',
      title: 'Fianza (bond) para personas detenidas',
      text: `La fianza es dinero que el gobierno guarda para que una persona pueda dejar la detención mientras su caso sigue. {detention.bond}

*Fuente: {detention.bond:day} ({detention.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'registration',
      title: 'Registro (registration)',
      text: `Algunas personas deben registrarse ante el gobierno. {registration.duty}

*Fuente: {registration.duty:day} ({registration.duty:source}).*`,
    },
  ],
}
