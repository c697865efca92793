import type { PinnedResults } from '#app/features/site/search/pinned-results.ts'

const RELATIVES = `
  marido, esposa, esposo, mulher, namorado, namorada, noivo, noiva, companheiro, companheira, filho,
  filha, filhos, irmão, irmã, mãe, pai, pais, tio, tia, primo, prima, sobrinho, parente, amigo`
const WHO_HURTS = `
  marido, esposo, esposa, namorado, namorada, companheiro, companheira, ex, padrasto, patrão, chefe`
const EXPIRES = `
  vence, venceu, vencido, vencida, vencer, vencendo, expira, expirou, expirado, expirada`
const ENDS = `${EXPIRES}, renovar, renovação, renovo`

export const portuguesePinnedResults: PinnedResults = {
  hurt: {
    typed: `
      estupro, estuprada, estuprado, estuprou, abuso sexual, violência sexual, agressão sexual,
      ameaça, ameaçada, ameaçado, ameaçou, ameaçando, agredida, espancada, me matar, apanho,
      apanhei, abusou de mim`,
    together: [
      [
        `bate, bateu, batem, batia, batendo, bater, agride, agrediu, agredindo, espanca, espancou,
        machuca, machucou, maltrata, maltratou, enforca, enforcou, chuta, chutou, empurra, empurrou,
        abusa, abusou`,
        `me, mim, nela, nele, mãe, filho, filha, filhos, criança, crianças, irmã, mulher, esposa,
        esposo, marido, namorado, companheiro`,
      ],
      ['mata, matar, matou', 'me'],
      ['medo, pavor', WHO_HURTS],
      [
        'vigia, espiona, controla, rastreia, mexe, vasculha',
        'telefone, celular, ligações, mensagens',
        WHO_HURTS,
      ],
      ['violento, violenta, agressivo, abusivo', `${WHO_HURTS}, homem, mulher`],
    ],
  },
  forced: {
    typed: `
      tráfico de pessoas, tráfico humano, trabalho escravo, trabalho forçado, escravidão, escravo,
      escrava, me obriga, me obrigam, me obrigou, me obrigaram, me força, obrigada a trabalhar,
      obrigado a trabalhar, prostituição`,
    together: [
      [
        'patrão, patroa, chefe, empregador, dono, agência, marido, companheiro, namorado, ele',
        `ficou, segura, segurou, pegou, tomou, tirou, esconde, escondeu, retém, reteve, guarda,
        devolve, roubou`,
        'meu passaporte, meus documentos, meus papéis',
      ],
    ],
  },
  violence: { typed: 'violência doméstica, violência familiar, violência em casa' },
  detained: {
    typed: `
      detained, detido, detida, detidos, detenção, centro de detenção, vão deportar,
      vão me deportar, vou ser deportado, vou ser deportada, vai ser deportado, vai ser deportada,
      sendo deportado, ser deportado amanhã`,
    together: [
      ['preso, presa, prenderam, prendeu, prisão, cadeia', RELATIVES],
      ['levou, levaram', RELATIVES],
      ['ice, imigração, polícia', 'pegou, pegaram, prendeu, prenderam'],
      ['deportado, deportada, deportar, deportam', 'hoje, amanhã, esta noite'],
    ],
  },
  door: {
    typed: `
      ice, batida, batidas, blitz, raid, operação do ice, operação da imigração, migra, na porta,
      na minha porta, abrir a porta, mandado, meus direitos, conheça seus direitos`,
    together: [
      ['polícia, agentes', 'porta, casa, apartamento'],
      ['imigração', 'porta'],
    ],
  },
  court: {
    typed: `
      court date, tribunal de imigração, corte de imigração, juiz de imigração, notice to appear,
      nta, audiência, audiências, ordem de deportação, ordem de remoção, parar a deportação`,
    together: [
      [
        'corte, tribunal',
        'data, carta, intimação, notificação, faltei, perdi, tenho, quando, hoje, amanhã, ir',
      ],
    ],
  },
  money: {
    typed: 'fui enganado, fui enganada, me enganaram, advogado falso, falso advogado',
    together: [
      [
        'notário, advogado, advogada, despachante, consultor, agência, golpe',
        'roubou, ficou, perdi, levou, sumiu, desapareceu, devolve, devolver, enganou',
        'dinheiro, dólares, grana',
      ],
      ['perdi', 'dinheiro', 'golpe, notário, despachante, advogado, consultor'],
    ],
  },
  card: {
    typed: 'i90',
    together: [[ENDS, 'green card, greencard, cartão, residência']],
  },
  permit: {
    together: [[ENDS, 'permissão de trabalho, autorização de trabalho, work permit, ead']],
  },
  visa: { together: [[EXPIRES, 'visto']] },
  language: {
    typed: `
      português, espanhol, español, francês, idioma, idiomas, intérprete, tradutor, spanish`,
  },
  harmless: `
    batida de carro, porta do escritório, fui preso, fui presa, tráfico de drogas`,
}
