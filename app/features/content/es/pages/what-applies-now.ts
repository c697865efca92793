import type { RecordData } from '#app/features/content/record-types.ts'

export const whatAppliesNow: RecordData<'page'> = {
  layout: 'plain',
  slug: 'que-se-aplica-ahora',
  isAboutLaw: true,
  sectionsInSearch: true,
  title: 'Qué se aplica ahora',
  description:
    'Lo último que dicen las fuentes públicas sobre la prohibición de viaje, los viajes con advance parole, el TPS, DACA, los beneficios públicos, la ciudadanía por nacimiento, la fianza y la deportación sin juez.',
  subtitle:
    'Estas reglas cambian a menudo. Junto a cada una están su fuente y la fecha hasta la que llega; pregúntenos antes de actuar.',
  sections: [
    {
      kind: 'text',
      id: 'travel-ban',
      title: 'Prohibición de viaje (travel ban)',
      text: `{entry.ban} El primer grupo: {entry.ban-full}. El segundo grupo: {entry.ban-partial}. {entry.ban-family} {entry.bond} Mire [su país](/countries).

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
      text: `Un permiso para viajar y regresar que algunas personas pueden solicitar mientras un caso espera aquí. {travel.parole}

*Fuente: {travel.parole:day} ({travel.parole:source}).*`,
    },
    {
      kind: 'text',
      id: 'tps',
      title: 'Estatus de Protección Temporal (TPS)',
      text: `Un tiempo para quedarse y trabajar, para personas de un país con una guerra o un desastre, mientras el gobierno tenga a ese país en su lista. {tps.state} {tps.uncertain}

*Fuente: {tps.state:day} ({tps.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'daca',
      title: 'DACA (acción diferida)',
      text: `Acción diferida para personas a quienes trajeron aquí de niños: un tiempo sin deportación, y un permiso de trabajo. {daca.state}

*Fuente: {daca.state:day} ({daca.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'parole',
      title: 'Parole (permiso de entrada)',
      text: `Permiso para entrar por un tiempo, sin visa, que el gobierno da en casos particulares o por medio de un programa. {parole.programs} {parole.family}

*Fuentes: {parole.programs:day} ({parole.programs:source}); {parole.family:day} ({parole.family:source}).*`,
    },
    {
      kind: 'text',
      id: 'public-charge',
      title: 'Carga pública (public charge)',
      text: `Una persona que, a los ojos de un oficial, viviría de ayudas públicas. Esto puede impedir una tarjeta verde o una visa. {public-charge.rule}

*Fuente: {public-charge.rule:day} ({public-charge.rule:source}).*`,
    },
    {
      kind: 'text',
      id: 'request-for-evidence',
      title: 'Solicitud de evidencia (Request for Evidence)',
      text: `Una carta en la que la agencia pide documentos que faltan. Responda a más tardar el día que dice la carta. {uscis.denial}

*Fuente: {uscis.denial:day} ({uscis.denial:source}).*`,
    },
    {
      kind: 'text',
      id: 'birthright-citizenship',
      title: 'Ciudadanía por nacimiento (birthright citizenship)',
      text: `{birthright.citizens} Una orden posterior trata de los documentos de algunos niños que no tienen padre ni madre con ciudadanía, por ejemplo si uno de ellos trabaja para un gobierno extranjero o pagó por turismo de parto o gestación subrogada: pregúntenos.

*Fuente: {birthright.citizens:day} ({birthright.citizens:source}).*`,
    },
    {
      kind: 'text',
      id: 'expedited-removal',
      title: 'Expulsión acelerada (expedited removal)',
      text: `Deportación por decisión de un oficial, sin una audiencia ante un juez. {removal.expedited}

*Fuente: {removal.expedited:day} ({removal.expedited:source}).*`,
    },
    {
      kind: 'text',
      id: 'bond',
      title: 'Fianza (bond)',
      text: `Dinero que el gobierno guarda para que una persona pueda dejar la detención mientras su caso sigue. {detention.bond}

*Fuente: {detention.bond:day} ({detention.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'registration',
      title: 'Registro (registration)',
      text: `La obligación de estar en la lista del gobierno. {registration.duty}

*Fuente: {registration.duty:day} ({registration.duty:source}).*`,
    },
  ],
}
