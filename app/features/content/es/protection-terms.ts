import type { RecordData } from '#app/features/content/record-types.ts'

/** Of protection, detention and removal. */
export const protectionTerms: Record<string, RecordData<'term'>> = {
  asylum: {
    term: 'Asilo (asylum)',
    definition:
      'Protección para quienes están en Estados Unidos y tienen miedo de volver a su país. El miedo se debe a que allí les hicieron daño, o pueden hacérselo, por su raza, religión, nacionalidad, opinión política o grupo social. Por regla general, debe solicitarlo en un plazo de {asylum.deadline} desde su última llegada. {asylum.exceptions}',
    alsoCalled: ['asilo político', 'formulario I-589'],
  },
  'immigration-court': {
    term: 'Corte de inmigración (immigration court)',
    definition:
      'La corte del Departamento de Justicia de Estados Unidos donde un juez decide si una persona debe irse del país. Para preguntar la fecha de una audiencia, llame al {line.court} con su número A (A-number).',
    alsoCalled: [
      'EOIR',
      'fecha de corte',
      'cita en la corte',
      'audiencia',
      'juez de inmigración',
      'tribunal de inmigración',
    ],
  },
  inadmissible: {
    term: 'Inadmisible (inadmissible)',
    definition:
      'Que no puede recibir una visa o una tarjeta verde, ni entrar, por un motivo que la ley nombra. Entre esos motivos están algunos delitos, las mentiras al gobierno y una deportación anterior.',
    alsoCalled: ['inadmisibilidad'],
  },
  'notice-to-appear': {
    term: 'Aviso de comparecencia (Notice to Appear)',
    definition:
      'El documento que inicia un caso en la corte de inmigración. Dice por qué el gobierno quiere deportar a una persona. Hable con un abogado de inmediato. Si falta a la audiencia, el juez puede ordenar su deportación.',
    alsoCalled: ['NTA', 'notificación de comparecencia'],
  },
  overstay: {
    term: 'Quedarse más tiempo del permitido (overstay)',
    definition:
      'Quedarse después del día en que termina su permiso para estar aquí. Más adelante puede costarle una visa o la tarjeta verde, y cuanto más tiempo pasa, más pesa. No viaje antes de preguntarnos.',
    alsoCalled: [
      'visa vencida',
      'sin estatus',
      'presencia ilegal',
      'quedarse después de que vence la visa',
      'unlawful presence',
    ],
  },
  removal: {
    term: 'Expulsión (removal)',
    definition: 'La palabra que usa la ley para la deportación.',
    alsoCalled: ['deportación', 'remoción', 'deportation'],
  },
  'supplement-b': {
    term: 'Suplemento B (Supplement B)',
    definition:
      'Una parte de los documentos para la visa U: formulario I-918, Suplemento B. La policía, un fiscal o un juez lo firma para decir que usted ha ayudado en el caso, está ayudando o es probable que ayude.',
    alsoCalled: ['certificación para la visa U', 'U visa certification'],
  },
  't-visa': {
    term: 'Visa T',
    definition:
      'Una visa para víctimas de la trata de personas que están en Estados Unidos a causa de ella. Por regla general, deben ayudar a la policía si esta se lo pide.',
    alsoCalled: ['estatus T', 'T visa'],
  },
  'u-visa': {
    term: 'Visa U',
    definition:
      'Una visa para víctimas de ciertos delitos graves en Estados Unidos que ayudan a la policía o a un fiscal, o aceptan hacerlo. Solo se otorgan {uvisa.cap} a víctimas cada año.',
    alsoCalled: ['estatus U', 'U visa'],
  },
  vawa: {
    term: 'VAWA',
    definition:
      'La ley sobre la violencia contra la mujer (Violence Against Women Act). Permite que algunas personas maltratadas por un familiar con ciudadanía o tarjeta verde presenten su propia petición. Quien las maltrata no tiene que saberlo. Un esposo, una esposa, un hijo, una hija, un padre o una madre que sufre daño puede presentarla por su cuenta y en secreto. Se usa el formulario I-360. Los hombres también pueden hacerlo.',
    alsoCalled: ['autopetición', 'self-petition'],
  },
  waiver: {
    term: 'Perdón (waiver)',
    definition:
      'Permiso para venir o quedarse aunque usted sea inadmisible. No todo motivo se puede perdonar.',
    alsoCalled: ['exención', 'dispensa'],
  },
}
