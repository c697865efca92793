import type { SearchWords } from '#app/features/site/search/search-terms.ts'
import { portuguesePinnedResults } from '#app/features/site/search/words/pinned/pt.ts'

export const portuguese: SearchWords = {
  endings: /(?:oes|aos?|[ao]s?|es|s|e)$/,
  sounds: [
    [/ch/g, 'x'],
    [/z|ss|c(?=[ei]|$)/g, 's'],
    [/qu(?=[ei])|c/g, 'k'],
    [/g(?=[ei]|$)/g, 'j'],
    [/ee/g, 'i'],
    [/^h(?=[aeou])/g, ''],
  ],
  synonyms: [
    {
      typed: `
        green card, greencard, cartão verde, residência, residente, ajuste de status,
        morar legalmente`,
      means: 'residência permanente, green card',
    },
    {
      typed: `
        papéis, documentos para ficar, sem papéis, indocumentado, ilegal, legalizar,
        me legalizar, regularizar`,
      means: 'residência permanente, sem status',
    },
    {
      typed: `
        golpe, caí em um golpe, fraude, fraudes, enganado, enganaram, estelionato, notário, notario,
        despachante, advogado falso, denunciar`,
      means: 'quem pode ajudar, fraude',
    },
    {
      typed: `
        advogado grátis, advogado gratuito, ajuda jurídica gratuita, pro bono, defensoria,
        não posso pagar, não tenho dinheiro`,
      means: 'ajuda jurídica gratuita, quem pode ajudar',
    },
    {
      typed: 'irmão, irmã, irmãos, pais, mãe, pai, filho, filha, filhos, avó, parente, família',
      means: 'imigração familiar',
    },
    {
      typed: `
        marido, esposa, esposo, mulher, casar, casei, casamos, casamento, casado, casada, noivo, noiva,
        cônjuge, k1`,
      means: 'imigração familiar, marido',
    },
    {
      typed: `
        roubo, roubaram, roubado, assalto, assaltado, polícia, vítima, crime, agressão,
        bateu, abuso, violência doméstica, estupro`,
      means: 'uvisa, uvisa crime',
    },
    {
      typed: `
        custo, preço, quanto custa, quanto cobram, taxa, taxas, pagar, pagamento, dinheiro,
        honorários, valor`,
      means: 'honorários taxas',
    },
    {
      typed: `
        trabalho, trabalhar, emprego, empregador, patrão, empresa, h1b, l1, o1`,
      means: 'vistos de trabalho',
    },
    {
      typed: 'negócio, investir, investimento, investidor, abrir empresa, eb5, 800000, 800k, e2',
      means: 'visto de investidor',
    },
    {
      typed: `
        cidadão, cidadã, nacionalidade, naturalização, naturalizar, passaporte, n400,
        juramento, prova cívica, teste cívico`,
      means: 'cidadania',
    },
    {
      typed: 'asilo, refugiado, refúgio, perseguição, medo de voltar',
      means: 'asilo',
    },
    {
      typed: `
        telefone, ligar, endereço, email, horário, consulta, escritório, whatsapp, advogado,
        advogada, contato, lawyer`,
      means: 'fale conosco',
    },
    {
      typed: 'dados, cookies, sigilo, segredo, confidencial',
      means: 'privacidade',
    },

    {
      typed: `
        ajuda, ajudem, me ajude, socorro, emergência, urgente, urgência, perigo, 911, suicídio, help,
        ayuda`,
      means: 'ajuda urgente',
    },
    { typed: 'corte, tribunal, juiz', means: 'tribunal de imigração' },
    { typed: 'daca, dreamer, dreamers, sonhador, sonhadores, ação diferida', means: 'daca' },
    {
      typed: `
        tps, status de proteção temporária, proteção temporária, haiti, haitiano, haitiana, honduras,
        nicaragua, salvador`,
      means: 'tps',
    },
    {
      typed: 'venezuela, venezuelano, venezuelana, venezuelanos',
      means: 'tps venezuela, travel ban venezuela, ban',
    },
    {
      typed: `
        travel ban, proibição de viagem, proibição de viajar, proibição de entrada, proibição,
        países proibidos, países banidos, proclamação, nigéria, nigeriano, nigeriana, senegal,
        costa do marfim`,
      means: 'travel ban',
    },
    {
      typed: 'viajar, viagem, sair do país, permissão de viagem, advance parole, i131',
      means: 'advance parole',
    },
    {
      typed: `
        overstay, além do prazo,
        passei do prazo, fora de status`,
      means: 'overstay',
    },
    { typed: 'parole, parole humanitário', means: 'parole humanitário' },
    {
      typed: `
        dui, dirigir bêbado, dirigir alcoolizado, bêbado, antecedentes, antecedentes criminais,
        ficha criminal, preso, presa, prisão, condenação`,
      means: 'recusado prisão deportação',
    },
    {
      typed: 'divórcio, divorciado, divorciada, divorciar, separado, separada, separei',
      means: 'condicional divórcio',
    },
    {
      typed: `
        birthright, cidadania por nascimento, nasceu aqui, nascido aqui, nascida aqui, nasceram aqui,
        filho nasceu aqui, filha nasceu aqui, nascido nos estados unidos, bebê, recém-nascido`,
      means: 'birthright',
    },
    {
      typed: `
        encargo público, carga pública, public charge, food stamps, medicaid, auxílio do governo,
        ajuda do governo, benefícios do governo, benefícios públicos`,
      means: 'public charge',
    },
    { typed: 'rfe', means: 'request for evidence' },
    { typed: 'sister, irma, hermana', means: 'imigração familiar' },
    {
      typed: 'permissão de trabalho, autorização de trabalho, work permit, ead',
      means: 'permissão de trabalho, work permit',
    },
  ],
  withoutMeaning:
    'a agora ajuda ajudar ajude ajudem ao aos as até com como da das de do dos e ela ele em essa esse esta estou favor eu fazer foi fui há isso já mais me meu meus minha minhas na nas no nos não o os ou para pedir pela pelo por porque posso preciso qual quando quanto que quem quero se sem ser seu sobre sou sua são tem tenho ter um uma vocês você imigração',
  pinned: portuguesePinnedResults,
}
