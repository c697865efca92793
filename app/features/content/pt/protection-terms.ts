import type { RecordData } from '#app/features/content/record-types.ts'

/** Of protection, detention and removal. */
export const protectionTerms: Record<string, RecordData<'term'>> = {
  asylum: {
    term: 'Asilo (asylum)',
    definition:
      'Proteção para quem está nos Estados Unidos e tem medo de voltar ao seu país. Essas pessoas sofreram danos lá, ou podem sofrer, por causa de raça, religião, nacionalidade, opinião política ou grupo social. Em regra, é preciso pedir em até {asylum.deadline} depois da última chegada. {asylum.exceptions}',
    alsoCalled: ['formulário I-589'],
  },
  'immigration-court': {
    term: 'Tribunal de imigração (immigration court)',
    definition:
      'O tribunal do Departamento de Justiça dos EUA em que um juiz decide se uma pessoa tem de ir embora. Para perguntar a data de uma audiência, ligue para {line.court} com o seu A-number (número de estrangeiro).',
    alsoCalled: ['EOIR', 'corte de imigração', 'data da audiência', 'audiência'],
  },
  inadmissible: {
    term: 'Inadmissível (inadmissible)',
    definition:
      'Quem não pode ter visto, ter green card nem entrar, por um motivo que a lei indica. Esses motivos são, por exemplo, alguns crimes, mentiras ao governo e uma deportação no passado.',
    alsoCalled: [],
  },
  'notice-to-appear': {
    term: 'Notificação para comparecer (Notice to Appear)',
    definition:
      'O documento que abre um caso no tribunal de imigração. Ele diz por que o governo quer deportar uma pessoa. Fale imediatamente com um advogado. Se você faltar à audiência, o juiz pode ordenar a sua deportação.',
    alsoCalled: ['NTA'],
  },
  overstay: {
    term: 'Ficar além do prazo (overstay)',
    definition:
      'Ficar depois do dia em que acaba a sua permissão para estar aqui. Isso pode impedir um visto ou um green card mais tarde e, quanto mais tempo dura, mais pesa. Não viaje antes de falar conosco.',
    alsoCalled: ['visto vencido', 'fora de status', 'presença ilegal', 'unlawful presence'],
  },
  removal: {
    term: 'Remoção (removal)',
    definition: 'A palavra que a lei usa para deportação.',
    alsoCalled: ['deportação'],
  },
  'supplement-b': {
    term: 'Supplement B (certificação do visto U)',
    definition:
      'Uma parte dos documentos do visto U, o formulário I-918 Supplement B. A polícia, um promotor ou um juiz o assina para dizer que você ajudou no caso, está ajudando ou é provável que ajude.',
    alsoCalled: ['certificação policial', 'U visa certification'],
  },
  't-visa': {
    term: 'Visto T (T visa)',
    definition:
      'Um visto para vítimas de tráfico de pessoas que estão nos Estados Unidos por causa desse tráfico. Em regra, elas precisam ajudar a polícia quando ela pedir.',
    alsoCalled: ['status T'],
  },
  'u-visa': {
    term: 'Visto U (U visa)',
    definition:
      'Um visto para vítimas de certos crimes graves nos Estados Unidos que ajudam a polícia ou um promotor, ou aceitam ajudar. Só {uvisa.cap} vistos vão para vítimas por ano.',
    alsoCalled: ['status U'],
  },
  vawa: {
    term: 'VAWA',
    definition:
      'A lei sobre a violência contra as mulheres (Violence Against Women Act). Ela permite que algumas pessoas maltratadas por um parente com cidadania ou green card façam a petição para si mesmas. O agressor não precisa saber. Marido, esposa, filho, filha, pai ou mãe que sofre maus-tratos pode dar entrada por conta própria e em segredo, com o formulário I-360. Homens também podem usá-la.',
    alsoCalled: ['autopetição', 'self-petition'],
  },
  waiver: {
    term: 'Perdão (waiver)',
    definition:
      'Permissão para vir ou ficar apesar de ser inadmissível. Nem todo motivo pode ser perdoado.',
    alsoCalled: [],
  },
}
