import type {
  filingDateTexts as englishFilingDate,
  greenCardPathTexts as englishGreenCardPath,
} from '#app/features/site/texts/en/tools.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

export const refusedTitle = 'Error: {title}'

export const filingDateTexts: typeof englishFilingDate = {
  title: '¿Cuándo puede solicitar la ciudadanía?',
  lead: 'Puede presentar la solicitud hasta {citizenship.early-filing} antes de cumplir {citizenship.years} con la tarjeta verde. Pueden ser {citizenship.years-married} si vive con su esposo o esposa y esa persona tiene la ciudadanía.',
  since: 'Residente permanente desde',
  sinceHint: 'Mes/día/año, como en la tarjeta.',
  marriage: 'Si vive con su esposo o esposa y esa persona tiene la ciudadanía',
  married: 'Casados desde',
  citizen: 'Su esposo o esposa tiene la ciudadanía desde',
  citizenHint:
    '¿Su esposo o esposa tiene la ciudadanía de nacimiento? Deje vacío el segundo campo.',
  trips: 'Viajes al extranjero desde que tiene la tarjeta verde',
  tripsHint: 'No incluya viajes de un solo día.',
  left: 'Salida',
  back: 'Regreso',
  trip: 'viaje {number}',
  more: 'Agregar viajes',
  most: 'Hay espacio para {most} viajes. Si son más, pregúntenos.',
  submit: 'Ver mi fecha',
  problems: {
    missing: 'Escriba esta fecha.',
    impossible: 'Ese día no existe en el calendario. Escriba mes/día/año, como en {example}.',
    future: 'Ese día todavía no llega. Escriba un día que ya pasó.',
    beforeResident: 'Este viaje comenzó antes de su tarjeta verde. No lo incluya.',
    backBeforeLeft: 'El regreso es anterior a la salida. Revise los dos días.',
    overlapping: 'Este viaje coincide con otro. Revise los días.',
    tooManyTrips: 'Son más de {most} viajes. Pídanos que los contemos con usted.',
  },
  answer: {
    earliest: 'Su primera fecha posible',
    date: 'El primer día para presentar la solicitud es el {date}.',
    today: 'Según estas fechas, ya llegó el primer día para presentar la solicitud.',
    rules: {
      five: 'Según la regla de {citizenship.years}: {rule}.',
      three:
        'Según la regla de {citizenship.years-married} para el esposo o la esposa de un ciudadano: {rule}.',
    },
    counted: 'Contamos: tarjeta verde desde el {since}, y {trips}.',
    noTrips: 'ningún viaje',
    trips: counted('es', {
      one: '{count} viaje',
      many: '{count} de viajes',
      other: '{count} viajes',
    }),
    note: 'Esta es la primera fecha posible, no es asesoría legal. Ese día también debe haber vivido en su estado {citizenship.state-residence} y mostrar buen carácter moral. Con la regla más corta, además debe seguir viviendo con su esposo o esposa. Un viaje nuevo puede cambiar la fecha.',
    ask: 'Pregúntenos por su fecha',
    halfYear:
      'Estuvo fuera del {left} al {back}. Un viaje de alrededor de {citizenship.absence-presumed} o más puede interrumpir su tiempo como residente. A veces, unos documentos pueden mostrar que no fue así. Por eso aquí no damos una fecha.',
    year: 'Estuvo fuera del {left} al {back}. Un viaje de {citizenship.absence-breaking} o más interrumpe su tiempo como residente, y una parte puede empezar de nuevo. Por eso aquí no damos una fecha.',
    presence:
      'Contando solo los años, sería el {date}. Pero tendría {present} en el país, y necesita {needed}. Por eso aquí no damos una fecha.',
    days: counted('es', {
      one: '{count} día',
      many: '{count} de días',
      other: '{count} días',
    }),
    notAdvice: 'Esto no es asesoría legal. La regla: {rule}.',
    call: 'Llamar al {phone}',
  },
  byHand:
    'Tome el día que dice su tarjeta en “Resident Since” (residente desde). Sume {citizenship.years}, o {citizenship.years-married} si ha estado {citizenship.married}. Luego reste {citizenship.early-filing}. Si hizo un viaje de alrededor de {citizenship.absence-presumed} o más, pregúntenos: {phone}.',
}

export const greenCardPathTexts: typeof englishGreenCardPath = {
  title: 'Encuentre su camino',
  lead: 'No guardamos nada de lo que elija. Deje sin respuesta lo que prefiera no decir.',
  first: {
    title: 'Si algo de esto es cierto, empiece por ahí',
    lines: {
      hurt: {
        name: 'Alguien le hizo daño aquí',
        note: 'Primero su seguridad, luego las visas para víctimas',
      },
      afraid: { name: 'Tiene miedo de regresar', note: 'El asilo y su plazo' },
      court: { name: 'Tiene una fecha en la corte', note: 'Qué hacer antes de ese día' },
    },
  },
  questions: {
    danger: {
      legend: '¿Algo de esto es cierto? Si hay más de una cosa, elija la primera.',
      options: {
        hurt: 'Alguien me hizo daño aquí, o me obligó a trabajar',
        afraid: 'Tengo miedo de regresar',
        court: 'Tengo una fecha en la corte',
        none: 'Ninguna de estas cosas',
      },
    },
    relative: {
      legend: '¿Quién podría presentar una petición para usted?',
      options: {
        immediate:
          'Un ciudadano: mi esposo o esposa, o mi hijo o hija de {parents.petitioner-age}. También mi padre o madre, mientras yo sea {child.definition}',
        resident:
          'Un residente permanente: mi esposo o esposa, o mi padre o madre mientras yo sea soltero o soltera',
        line: 'Un ciudadano: mi padre o madre en los demás casos, o mi hermano o hermana',
        none: 'Ninguno de ellos',
      },
    },
    work: {
      legend: '¿Y qué hay de su trabajo?',
      options: {
        offer: 'Un empleador me quiere contratar',
        known: 'Mi trabajo es muy conocido en mi campo, o soy gerente en una empresa internacional',
        none: 'Ninguna de las dos cosas',
      },
    },
    place: {
      legend: '¿Dónde está usted?',
      options: { here: 'En Estados Unidos', abroad: 'En el extranjero' },
    },
  },
  unsaid: 'Prefiero no decirlo',
  submit: 'Ver mi camino',
  answer: {
    title: 'Pregunte primero por esto',
    all: 'Todas las respuestas, en orden. Cuenta la primera que sea cierta para usted.',
    protection: {
      text: 'Pregunte primero a un abogado por estos caminos. El asilo es para personas a quienes pueden hacer daño en su país por quienes son o por lo que creen. Las visas U y T son para víctimas de ciertos delitos y de la trata de personas. Algunas personas maltratadas por un familiar con ciudadanía o tarjeta verde pueden presentar su propia petición (VAWA). Quien tiene una fecha en la corte tal vez tenga allí una defensa.',
      victims: 'Visas para víctimas',
    },
    paths: {
      hurt: {
        name: 'Protección para quienes sufrieron daño',
        text: '¿Está en peligro ahora? Llame al 911. Las visas U y T son para víctimas de ciertos delitos y de la trata de personas. Algunas personas maltratadas por un familiar con ciudadanía o tarjeta verde pueden presentar su propia petición (VAWA).',
      },
      afraid: {
        name: 'Asilo',
        text: 'El asilo es para personas a quienes pueden hacer daño en su país por quienes son o por lo que creen. Por regla general, debe presentar la solicitud en un plazo de {asylum.deadline} desde su última llegada. {asylum.exceptions}',
      },
      court: {
        name: 'Una defensa en la corte',
        text: 'Quien tiene una fecha en la corte tal vez tenga allí una defensa. Vaya a todas las audiencias. Si falta a una, el juez puede ordenar su deportación. Hable con un abogado antes de la fecha.',
      },
      immediate: {
        name: 'Familia, sin límite anual',
        text: 'Su familiar presenta una petición para usted como “familiar inmediato”. No hay fila, pero de todos modos espera a la agencia y, desde el extranjero, al consulado.',
      },
      resident: {
        name: 'Familia, con un lugar en una fila',
        text: 'Su familiar presenta una petición para usted. Después usted espera a que haya un lugar libre, lo que puede tardar años. Por eso cuenta el día en que se presenta la petición.',
      },
      known: {
        name: 'Trabajo, por lo que usted ha hecho',
        text: 'El grupo EB-1 es para personas en lo más alto de su campo, investigadores muy conocidos y algunos gerentes. Algunos pueden presentar su propia petición.',
      },
      offer: {
        name: 'Trabajo, por medio de su empleador',
        text: 'En la mayoría de los casos EB-2 y EB-3, su empleador primero hace una prueba del mercado laboral (“PERM”). Después presenta la petición para usted.',
      },
      line: {
        name: 'Familia, con un lugar en una fila',
        text: 'Su familiar presenta una petición para usted. Después usted espera a que haya un lugar libre, lo que puede tardar años. Por eso cuenta el día en que se presenta la petición.',
      },
      others: {
        name: 'Otros caminos, y al final la lotería',
        text: 'La ley nombra grupos pequeños, como algunos trabajadores religiosos. Y hay una lotería de visas para personas nacidas en ciertos países. {diversity.notice} ({diversity.notice:day})',
      },
      talk: {
        name: 'Hable primero con nosotros',
        text: 'No hace falta decir más aquí. Hay caminos por la familia, por el trabajo y por la protección. Un abogado mira con usted toda su historia.',
      },
    },
    bulletin: 'Boletín de Visas (Visa Bulletin): a quién le toca este mes',
    finishes: {
      abroad: 'Desde el extranjero, el último paso es en un consulado de Estados Unidos.',
      immediateHere:
        'En Estados Unidos, el último paso se llama ajuste de estatus. {adjustment.let-in}',
      lineHere: 'En Estados Unidos, el último paso se llama ajuste de estatus. {adjustment.lines}',
    },
    notices: {
      here: ['{adjustment.memo} ({adjustment.memo:day})', '{travel.parole} ({travel.parole:day})'],
      abroad: ['{consulates.pause} ({consulates.pause:day})', '{entry.ban} ({entry.ban:day})'],
    },
    rule: 'La regla: {rule}.',
    note: 'Esto es una primera orientación, no es asesoría legal.',
  },
  ways: {
    message: { text: 'Enviar un mensaje', path: '/contact#message' },
    urgent: { text: 'Ayuda urgente', path: '/urgent' },
    call: 'Llamar al {phone}',
  },
}
