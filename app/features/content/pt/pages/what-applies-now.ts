import type { RecordData } from '#app/features/content/record-types.ts'

export const whatAppliesNow: RecordData<'page'> = {
  layout: 'plain',
  slug: 'o-que-vale-agora',
  isAboutLaw: true,
  sectionsInSearch: true,
  title: 'O que vale agora',
  description:
    'O que disseram as fontes sobre proibição de entrada, advance parole, TPS, DACA, benefícios, cidadania por nascimento, fiança e deportação sem juiz.',
  subtitle:
    'Estas regras mudam com frequência. Ao lado de cada uma estão a sua fonte e a data dela; fale conosco antes de agir.',
  sections: [
    {
      kind: 'text',
      id: 'travel-ban',
      title: 'Proibição de entrada (travel ban)',
      text: `{entry.ban} Ela barra quase todas as pessoas de {entry.ban-full}. Também barra os vistos citados acima para pessoas de {entry.ban-partial}. {entry.ban-family} {entry.bond} Veja [o seu país](/countries).

*Fontes: {entry.ban:day} ({entry.ban:source}); {entry.bond:day} ({entry.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'consulates',
      title: 'Vistos de imigrante nos consulados',
      text: `{consulates.pause}

*Fonte: {consulates.pause:day} ({consulates.pause:source}).*`,
    },
    {
      kind: 'text',
      id: 'adjustment',
      title: 'Green card (residência permanente) pedido dentro do país',
      text: `{adjustment.memo} {adjustment.lines}

*Fonte: {adjustment.memo:day} ({adjustment.memo:source}).*`,
    },
    {
      kind: 'text',
      id: 'lottery',
      title: 'Loteria de diversidade (diversity lottery)',
      text: `{diversity.notice}

*Fonte: {diversity.notice:day} ({diversity.notice:source}).*`,
    },
    {
      kind: 'text',
      id: 'advance-parole',
      title: 'Permissão de viagem (advance parole)',
      text: `A advance parole é uma permissão para viajar e voltar. Algumas pessoas podem pedi-la enquanto o seu caso espera aqui. {travel.parole}

*Fonte: {travel.parole:day} ({travel.parole:source}).*`,
    },
    {
      kind: 'text',
      id: 'tps',
      title: 'Status de Proteção Temporária (Temporary Protected Status, TPS)',
      text: `O TPS permite que pessoas de um país com guerra ou desastre fiquem e trabalhem aqui, enquanto o governo mantiver esse país na lista. {tps.state} {tps.uncertain}

*Fonte: {tps.state:day} ({tps.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'daca',
      title: 'DACA (ação adiada)',
      text: `O DACA é para algumas pessoas que foram trazidas para cá quando crianças. Ele pode protegê-las da deportação por um tempo e permitir que trabalhem. {daca.state}

*Fonte: {daca.state:day} ({daca.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'parole',
      title: 'Parole (permissão para entrar por um tempo)',
      text: `O parole é uma permissão para entrar por um tempo, sem visto. O governo a dá em casos individuais ou por um programa. {parole.programs} {parole.family}

*Fontes: {parole.programs:day} ({parole.programs:source}); {parole.family:day} ({parole.family:source}).*`,
    },
    {
      kind: 'text',
      id: 'public-charge',
      title: 'Encargo público (public charge)',
      text: `Uma pessoa é um “encargo público” quando um agente acha que ela viveria de benefícios públicos. Isso pode impedir um green card ou um visto. {public-charge.rule}

*Fonte: {public-charge.rule:day} ({public-charge.rule:source}).*`,
    },
    {
      kind: 'text',
      id: 'request-for-evidence',
      title: 'Pedido de provas (request for evidence)',
      text: `Nesta carta, a agência pede documentos que faltam. Responda até o dia que a carta indica. {uscis.denial}

*Fonte: {uscis.denial:day} ({uscis.denial:source}).*`,
    },
    {
      kind: 'text',
      id: 'birthright-citizenship',
      title: 'Cidadania por nascimento (birthright citizenship)',
      text: `{birthright.citizens} Uma ordem posterior trata dos documentos de algumas crianças, quando nem o pai nem a mãe têm a cidadania. Um exemplo é o pai ou a mãe que trabalha para um governo estrangeiro, ou que pagou por turismo de nascimento ou barriga de aluguel. Fale conosco sobre isso.

*Fonte: {birthright.citizens:day} ({birthright.citizens:source}).*`,
    },
    {
      kind: 'text',
      id: 'expedited-removal',
      title: 'Deportação acelerada (expedited removal)',
      text: `É a deportação por um agente, sem audiência diante de um juiz. {removal.expedited}

*Fonte: {removal.expedited:day} ({removal.expedited:source}).*`,
    },
    {
      kind: 'text',
      id: 'bond',
      title: 'Fiança para pessoas detidas (bond)',
      text: `A fiança é um dinheiro que o governo guarda para que uma pessoa possa sair da detenção enquanto o caso segue. {detention.bond}

*Fonte: {detention.bond:day} ({detention.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'registration',
      title: 'Registro (registration)',
      text: `Algumas pessoas precisam se registrar junto ao governo. {registration.duty}

*Fonte: {registration.duty:day} ({registration.duty:source}).*`,
    },
  ],
}
