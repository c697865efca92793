import type * as english from '#app/features/site/texts/en/countries.ts'

export const countryTexts: typeof english.countryTexts = {
  contact: { text: 'Fale conosco', path: '/contact' },
  breadcrumb: 'Você está aqui',
  subtitle: '{country}: imigração para os Estados Unidos.',
  description:
    '{country}: o que vale para quem quer vir para os EUA ou já está aqui. Proibição de entrada, caução, vistos de tratado e loteria, com fonte e data.',
  rule: 'Regra',
  here: 'Para este país',
  unknown: 'Ainda não sabemos isto: fale conosco',
  source: '*Fonte: {fact:source}, {fact:day}.*',
  facts: {
    entryRestriction: {
      name: 'Proibição de entrada (travel ban)',
      none: { short: 'Nenhuma', text: '{entry.ban} Ela não cita este país.' },
      partial: {
        short: 'Em parte',
        text: '{entry.ban} Para este país, ela barra imigrantes, visitantes, estudantes e visitantes de intercâmbio. {entry.ban-family}',
      },
      full: {
        short: 'Para quase todas as pessoas',
        text: '{entry.ban} Para este país, ela barra quase todas as pessoas. {entry.ban-family}',
      },
    },
    bond: {
      name: 'Caução de visto para visitantes',
      named: { short: 'Possível', text: '{entry.bond}' },
      notNamed: {
        short: 'País não citado',
        text: '{entry.bond} Este país não estava na lista que vimos.',
      },
    },
    treatyVisas: {
      name: 'Vistos de tratado (E-1, E-2)',
      both: {
        short: 'E-1 e E-2',
        text: 'Quem tem a nacionalidade deste país pode pedir um visto E-1 para fazer comércio, e um visto E-2 para investir em uma empresa e dirigi-la. {e2.limits} {e2.list}',
      },
      investor: {
        short: 'E-2',
        text: 'Quem tem a nacionalidade deste país pode pedir um visto E-2 para investir em uma empresa e dirigi-la. {e2.limits} {e2.list}',
      },
      none: {
        short: 'Nenhum',
        text: 'Este país não está na lista de países com tratado. {e2.nationality} Quem tem também outra nacionalidade pode perguntar sobre ela. {e2.list}',
      },
    },
    lottery: {
      name: 'Loteria de diversidade',
      open: {
        short: 'Na última lista',
        text: 'Quem nasceu neste país podia se inscrever na última loteria com lista de países publicada. {diversity.list} {diversity.notice}',
      },
      closed: {
        short: 'Fora da última lista',
        text: 'Quem nasceu neste país não podia se inscrever na última loteria com lista de países publicada. {diversity.list} {diversity.notice}',
      },
    },
    endedPause: {
      name: 'Pausa nos vistos de imigrante, já encerrada',
      named: { short: 'Citava o país', text: 'A pausa citava este país. {consulates.pause}' },
      notNamed: {
        short: 'Não citava o país',
        text: 'A pausa não citava este país. {consulates.pause}',
      },
    },
  },
  papers: {
    title: 'Documentos do seu país',
    text: 'O Departamento de Estado tem uma página para cada país que diz quais certidões de nascimento e de antecedentes criminais ele aceita. Veja lá antes de pagar a alguém por documentos: procure “reciprocity” em [travel.state.gov](https://travel.state.gov/).',
  },
  services: 'O que fazemos',
  bookConsultation: 'Marcar consulta',
  closing: {
    title: 'Converse conosco sobre o seu caso',
    text: 'Ligue, escreva ou marque um horário. Você não precisa nos contratar depois.',
  },
}
