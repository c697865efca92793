import type { RecordData } from '#app/features/content/record-types.ts'

export const whatAppliesNow: RecordData<'page'> = {
  layout: 'plain',
  slug: 'o-que-vale-agora',
  isAboutLaw: true,
  sectionsInSearch: true,
  title: 'O que vale agora',
  description:
    'O que as fontes públicas disseram por último sobre a proibição de entrada, viagens com advance parole, TPS, DACA, benefícios públicos, cidadania por nascimento, fiança e deportação sem juiz.',
  subtitle:
    'Estas regras mudam com frequência. Ao lado de cada uma estão a fonte e a data até onde ela vai; pergunte a nós antes de agir.',
  sections: [
    {
      kind: 'text',
      id: 'travel-ban',
      title: 'Proibição de entrada (travel ban)',
      text: `{entry.ban} O primeiro grupo: {entry.ban-full}. O segundo grupo: {entry.ban-partial}. {entry.ban-family} {entry.bond} Veja [o seu país](/countries).

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
      text: `Permissão para viajar e voltar que algumas pessoas podem pedir enquanto um caso espera aqui. {travel.parole}

*Fonte: {travel.parole:day} ({travel.parole:source}).*`,
    },
    {
      kind: 'text',
      id: 'tps',
      title: 'Status de Proteção Temporária (Temporary Protected Status, TPS)',
      text: `Um tempo para ficar e trabalhar, para pessoas de um país em guerra ou com um desastre, enquanto o governo mantiver o país na lista. {tps.state} {tps.uncertain}

*Fonte: {tps.state:day} ({tps.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'daca',
      title: 'DACA (ação adiada)',
      text: `Ação adiada (deferred action) para pessoas que foram trazidas para cá quando crianças: um tempo sem deportação, e uma permissão de trabalho. {daca.state}

*Fonte: {daca.state:day} ({daca.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'parole',
      title: 'Parole (permissão para entrar por um tempo)',
      text: `Permissão para entrar por um tempo, sem visto, que o governo dá em casos individuais ou por um programa. {parole.programs} {parole.family}

*Fontes: {parole.programs:day} ({parole.programs:source}); {parole.family:day} ({parole.family:source}).*`,
    },
    {
      kind: 'text',
      id: 'public-charge',
      title: 'Encargo público (public charge)',
      text: `Uma pessoa que, na opinião de um agente, viveria de benefícios públicos. Isso pode impedir um green card ou um visto. {public-charge.rule}

*Fonte: {public-charge.rule:day} ({public-charge.rule:source}).*`,
    },
    {
      kind: 'text',
      id: 'request-for-evidence',
      title: 'Pedido de provas (request for evidence)',
      text: `Uma carta em que a agência pede papéis que faltam. Responda até o dia que ela indica. {uscis.denial}

*Fonte: {uscis.denial:day} ({uscis.denial:source}).*`,
    },
    {
      kind: 'text',
      id: 'birthright-citizenship',
      title: 'Cidadania por nascimento (birthright citizenship)',
      text: `{birthright.citizens} Uma ordem posterior trata dos documentos de algumas crianças cujos pais não são, nenhum dos dois, cidadãos, por exemplo quando um deles trabalha para um governo estrangeiro ou pagou por turismo de nascimento ou barriga de aluguel: pergunte a nós.

*Fonte: {birthright.citizens:day} ({birthright.citizens:source}).*`,
    },
    {
      kind: 'text',
      id: 'expedited-removal',
      title: 'Deportação acelerada (expedited removal)',
      text: `Deportação por um agente, sem audiência diante de um juiz. {removal.expedited}

*Fonte: {removal.expedited:day} ({removal.expedited:source}).*`,
    },
    {
      kind: 'text',
      id: 'bond',
      title: 'Fiança (bond)',
      text: `Dinheiro que o governo guarda para que uma pessoa possa sair da detenção enquanto o caso segue. {detention.bond}

*Fonte: {detention.bond:day} ({detention.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'registration',
      title: 'Registro (registration)',
      text: `O dever de estar em uma lista do governo. {registration.duty}

*Fonte: {registration.duty:day} ({registration.duty:source}).*`,
    },
  ],
}
