import { answers as english } from '#app/features/content/en/answers.ts'
import { wholeRecords } from '#app/features/content/law-records.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

type Words = Partial<RecordData<'answer'>> & { slug: string; askLawyer: string }

const words: Record<string, Words> = {
  'ice-at-the-door': {
    slug: 'ice-en-la-puerta',
    question: 'ICE está en mi puerta. ¿Qué puedo hacer?',
    answer: `No tiene que abrir la puerta. Pida ver el papel por la ventana. {door.paper} Diga: “I do not consent” (no doy mi consentimiento). No se resista. Después guarde silencio, salvo para pedir un abogado.

{door.memo}`,
    askLawyer:
      'Hable con un abogado si alguien de su casa tiene una orden de deportación, o si los agentes se llevaron un papel o a alguien.',
    link: { text: 'Qué hacer, paso a paso', href: '/urgent#door' },
  },
  'notice-to-appear': {
    slug: 'notice-to-appear',
    question: 'Tengo un Notice to Appear. ¿Qué hago ahora?',
    answer: `Quiere decir que usted tiene un caso en la corte de inmigración. Guarde todas las hojas. Vaya a cada audiencia, aunque todavía no tenga abogado: un juez puede ordenar la deportación de quien no está.

Pregunte cuándo es su audiencia. Llame al {line.court}, en inglés o español, con su número A (A-number). Si se muda, avise a la corte y también a USCIS, la agencia a cargo de inmigración.`,
    askLawyer:
      'Hable con un abogado si tiene una carta así, mucho antes del día de la audiencia, y llévela entera.',
    link: { text: 'La corte, y dónde hay ayuda gratuita', href: '/urgent#court' },
  },
  'husband-hits-me': {
    slug: 'mi-esposo-me-pega',
    question: 'Mi esposo me pega y guarda mis documentos. ¿Quién me ayuda?',
    answer: `¿Está en peligro ahora? Llame al 911. La Línea Nacional contra la Violencia Doméstica contesta día y noche: {line.violence}. O envíe un mensaje de texto con la palabra {line.violence-text}. Use un teléfono que él no revise.

Si él es ciudadano de Estados Unidos o tiene la tarjeta verde, tal vez usted pueda presentar su propia petición (VAWA). Él no tiene que saberlo. Tal vez también pueda solicitar una visa U, sea cual sea su estatus. Para hablar con un abogado no necesita documentos.`,
    askLawyer:
      'Hable con un abogado si alguien de su familia le hace daño, sea cual sea su estatus migratorio.',
    link: { text: 'Ayuda ahora, y cómo llamar sin peligro', href: '/urgent#hurt' },
  },
  'robbed-and-the-police-came': {
    slug: 'me-robaron-y-vino-la-policia',
    question: 'Me robaron y vino la policía. ¿Puede servir para mi caso?',
    answer: `Tal vez sirva. {uvisa.robbery} Para una visa U, usted debe haber sufrido daño por el delito. También debe ayudar a la policía o a un fiscal, o aceptar hacerlo. Guarde el número del reporte de la policía y lo que escribió el médico.

{uvisa.fee} La gente espera {uvisa.wait}, porque cada año solo se otorgan {uvisa.cap} visas U a víctimas. {denial.court}`,
    askLawyer:
      'Hable con un abogado si contó a la policía lo que pasó, o quiere hacerlo, antes de presentar algo.',
    link: { text: 'La visa U, y quién puede pedirla', href: '/services/u-visa' },
  },
  'my-sister': {
    slug: 'mi-hermana',
    question: '¿Puedo traer a mi hermana a Estados Unidos?',
    answer: `Puede presentar una petición para una hermana o un hermano si usted tiene la ciudadanía de Estados Unidos y {siblings.petitioner-age}. La residencia permanente (green card) sola no basta.

Después su hermana espera en la fila que se llama {family.f4-line}. Por esa fila pueden venir pocas personas cada año. Por eso la espera es una de las más largas. Nuestra página sobre su lugar en la fila muestra a quién le toca hoy. No puede decir cuánto va a esperar ella.`,
    askLawyer:
      'Hable con un abogado si su hermana ya está aquí, estuvo aquí sin estatus, o le negaron una visa.',
    link: { text: 'Vea su lugar en la fila', href: '/visa-bulletin' },
  },
  'my-parents': {
    slug: 'mis-padres',
    question: '¿Puedo traer a mis padres a vivir aquí?',
    answer: `Puede presentar una petición para su padre y su madre si usted tiene la ciudadanía de Estados Unidos y {parents.petitioner-age}. Ellos no esperan en una fila. Con la tarjeta verde sola no puede presentar una petición para sus padres.

Ellos hacen el trámite en un consulado. Algunos a quienes un oficial dejó entrar pueden hacerlo desde dentro del país. {adjustment.memo}`,
    askLawyer:
      'Hable con un abogado si su padre o su madre entró sin inspección de un oficial, se quedó más tiempo del permitido o fue deportado.',
    link: { text: 'Inmigración familiar', href: '/services/family-immigration' },
  },
  'marry-a-citizen': {
    slug: 'casarme-con-un-ciudadano',
    question: 'Voy a casarme con un ciudadano. ¿Qué va primero?',
    answer: `Si los dos están aquí, primero va la boda. Después su esposo o esposa puede presentar el formulario I-130 para usted, y usted no espera en fila. Poder solicitar la tarjeta verde aquí depende de cómo entró. {adjustment.memo}

Si uno de los dos está en otro país, hay otros caminos, con otros formularios. Pregúntenos cuál sirve antes de reservar un viaje o fijar la boda.`,
    askLawyer:
      'Hable con un abogado si entró sin inspección de un oficial, si su visa era para una visita corta, o si alguno ya estuvo casado.',
    link: { text: 'Inmigración familiar', href: '/services/family-immigration' },
  },
  'how-long-for-my-spouse': {
    slug: 'cuanto-tarda-la-visa-de-mi-esposo',
    askLawyer:
      'Hable con un abogado si cancelaron su entrevista, o si su caso tarda mucho más de lo que indica la agencia.',
  },
  'waiting-for-years': {
    slug: 'esperamos-hace-anos',
    question: 'Esperamos desde hace años. ¿Cuándo nos toca?',
    answer: `Busque la fecha de prioridad en el aviso sobre su petición. Compárela con el Boletín de Visas de este mes, en su fila y para su país de nacimiento. Si su fecha es anterior a la de la tabla, es posible que su caso pueda avanzar. Nuestra página las compara por usted.

Las fechas pueden avanzar o retroceder. Dicen a quién le toca hoy, y no cuánto va a esperar usted. Si se muda, avise a la agencia que tiene su caso.`,
    askLawyer:
      'Hable con un abogado si un hijo está por ser adulto ({family.adult-age}), si usted se casó, o si murió el peticionario.',
    link: { text: 'Vea su lugar en la fila', href: '/visa-bulletin' },
  },
  'employer-wants-me': {
    slug: 'un-empleador-quiere-contratarme',
    question: 'Un empleador quiere contratarme. ¿Qué pasa primero?',
    answer: `Para la mayoría de las visas de trabajo, la petición la presenta el empleador, y no usted. Hace falta una oferta de trabajo y un empleador que firme. Para un trabajo que pide un título, suele ser la H-1B. {h1b.notice}`,
    askLawyer:
      'Hable con un abogado si su tiempo aquí termina pronto, si quiere cambiar de trabajo, o si alguien le cobra por un trabajo.',
    link: { text: 'Visas de trabajo', href: '/services/work-visas' },
  },
  'before-i-invest': {
    slug: 'antes-de-invertir',
    question: 'Quiero invertir. ¿Qué debo saber antes de mover el dinero?',
    answer: `En el programa EB-5, la inversión mínima es {eb5.investment; un monto que la ley ajustó el 1 de enero de 2027: pregúntenos cuál es}. Se aplica el monto vigente el día en que usted presenta la petición. El dinero debe crear {eb5.jobs}, y usted debe mostrar de dónde vino. {eb5.program}

No firme ni pague nada antes de que su propio abogado haya leído los documentos.`,
    askLawyer:
      'Hable con un abogado si alguien le promete una ganancia, o la tarjeta verde a cambio de su dinero.',
    link: { text: 'Visa de inversionista', href: '/services/investor-visa' },
  },
  'asylum-deadline': {
    slug: 'plazo-para-pedir-asilo',
    askLawyer:
      'Hable con un abogado si el tiempo casi se acaba o ya pasó, o si tiene una fecha en la corte.',
  },
  daca: {
    slug: 'daca',
    question: '¿Todavía puedo renovar DACA, o pedirla ahora?',
    answer: `{daca.state}

Guarde una copia de todo lo que envía, y el recibo.`,
    askLawyer:
      'Hable con un abogado si su tarjeta ya venció, si le arrestaron, o si un familiar es ciudadano de Estados Unidos.',
    link: { text: 'Qué se aplica ahora: DACA', href: '/what-applies-now#daca' },
  },
  'tps-venezuela': {
    slug: 'tps-venezuela',
    question: 'Yo tenía TPS de Venezuela. ¿Qué puedo hacer ahora?',
    answer: `{tps.state}

Algunas personas pueden pedir asilo. Otras tienen un familiar que puede presentar una petición, o sufrieron un delito aquí. Cada uno de estos caminos tiene sus reglas y sus plazos.`,
    askLawyer:
      'Hable con un abogado si su permiso de trabajo venció, si nunca pidió asilo, o si llega una carta de la corte.',
    link: { text: 'Qué se aplica ahora: TPS', href: '/what-applies-now#tps' },
  },
  'green-card-ends': {
    slug: 'mi-tarjeta-verde-vence',
    question: 'Mi tarjeta verde vence pronto. ¿Qué hago?',
    answer: `{card.renewal} La tarifa es {fee.i-90}.

{card.conditions}`,
    askLawyer:
      'Hable con un abogado si le arrestaron, si vivió mucho tiempo fuera, si se divorció, o si tiene una orden de deportación.',
    link: { text: 'Cuando una tarjeta vence', href: '/urgent#deadline' },
  },
  'travel-ban': {
    slug: 'prohibicion-de-viaje',
    question: '¿La prohibición de viaje (travel ban) afecta a mi familia?',
    askLawyer:
      'Hable con un abogado si un familiar tiene el pasaporte de uno de esos países, antes de pagar una visa o un vuelo.',
    link: {
      text: 'Todos los países de la prohibición',
      href: '/what-applies-now#travel-ban',
    },
  },
  'travel-while-i-wait': {
    slug: 'viajar-mientras-espero',
    question: '¿Puedo viajar mientras espero mi tarjeta verde?',
    answer: `No salga antes de preguntar a un abogado. Hay un permiso adelantado de viaje, advance parole (formulario I-131), pero no protege a todos. {travel.parole}

El formulario cuesta {fee.i-131}, y la respuesta puede tardar muchos meses. Por eso, pregunte pronto, y pregunte primero aunque alguien en casa esté enfermo.`,
    askLawyer:
      'Hable con un abogado si ya tiene un pasaje, si alguna vez se quedó más tiempo del permitido, o si le dijeron que debía irse.',
    link: {
      text: 'Qué se aplica ahora: permiso adelantado de viaje',
      href: '/what-applies-now#advance-parole',
    },
  },
  'what-it-costs': {
    slug: 'cuanto-cuesta',
    askLawyer:
      'Hable con un abogado si alguien quiere efectivo, no le da un recibo, o le hace firmar un formulario en blanco.',
  },
  'safe-to-write': {
    slug: 'es-seguro-escribirles',
    question: '¿Es seguro escribirles?',
    answer: `Use un teléfono o una computadora que solo use usted, y un correo electrónico que solo usted pueda leer. Diga en el formulario si podemos llamar o escribir. Al principio no dé detalles ni envíe documentos: un mensaje no nos convierte en sus abogados. Lo que usted le cuenta a uno de nuestros abogados sobre su caso es confidencial, aunque no nos contrate.

Nuestra página de privacidad dice quién puede leer su mensaje y cuánto tiempo lo guardamos.`,
    askLawyer:
      'Hable con un abogado si tiene que contar algo que nadie más debe saber. Hágalo en una conversación, y no en un mensaje.',
    source: { name: 'Nuestra página de privacidad', url: '/privacy' },
    link: { text: 'Enviar un mensaje', href: '/contact#message' },
  },
  'do-you-speak-spanish': {
    slug: 'hablan-espanol',
    question: '¿Hablan español?',
    answer: `Trabajamos en {languages}. Si otro idioma es más fácil para usted, dígalo cuando llame o escriba. Le diremos con honestidad si podemos encontrar un intérprete. No tiene que esperar hasta hablar mejor inglés.

Los documentos para el gobierno necesitan una traducción completa al inglés, firmada por quien la hizo.`,
    askLawyer:
      'Hable con un abogado si no entiende un documento. Nunca firme uno que nadie le haya leído.',
    source: { name: 'Nuestra página sobre el bufete', url: '/about' },
    link: { text: 'Enviar un mensaje', href: '/contact#message' },
  },
}

export const answers = wholeRecords(words, english) as Record<string, RecordData<'answer'>>
