import type { RecordData } from '#app/features/content/record-types.ts'

export const fees: RecordData<'page'> = {
  layout: 'fees',
  slug: 'honorarios',
  title: 'Costos',
  description:
    'Qué es una consulta, qué cubren nuestros honorarios y cuánto cobra el gobierno por formularios comunes. Y un contrato de ejemplo para leer antes de firmar uno.',
  subtitle:
    'Usted paga dos cosas: nuestro trabajo (los honorarios) y las tarifas del gobierno. Aquí está qué preguntar y qué leer antes de firmar algo.',
  consultation: {
    title: 'La consulta',
    text: 'Hablamos por teléfono, por video o en nuestra oficina. Después no tiene que contratarnos.',
  },
  firmFees: {
    title: 'Nuestros honorarios',
    lead: 'Pida nuestros honorarios por escrito. El papel debe decir qué hacemos, qué no hacemos y cuándo paga usted. Los honorarios no incluyen las tarifas del gobierno.',
  },
  governmentFees: {
    title: 'Lo que cobra el gobierno',
    lead: 'Estas tarifas van al gobierno, no a nosotros. Cambian, y la cantidad que cuenta es la del día en que usted presenta el formulario. {fee.payment} Si no puede pagar, pregúntenos si el gobierno puede perdonarle la tarifa.',
    schedule: {
      text: 'Ver las tarifas de la agencia de inmigración',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
  },
  never: {
    title: 'Cosas por las que nunca debería pagar',
    items: [
      'Formularios en blanco. El gobierno los da gratis en uscis.gov.',
      'Buscar a un abogado en el registro oficial de un estado.',
      'Una aprobación. Nadie puede vendérsela, y nadie puede comprarle el favor de un oficial.',
      'Trabajo que ningún papel menciona. No firme un formulario vacío, y pida un recibo cada vez que pague.',
    ],
  },
  firstCall: {
    title: 'Qué pasa en su primera llamada',
    lead: 'Desde que suena el teléfono hasta su propia decisión.',
    steps: [
      {
        title: 'Usted dice quién es',
        text: 'Dé su nombre, dónde vive y a qué horas es seguro llamarle. Bastan unas palabras sobre el caso.',
      },
      {
        title: 'Verificamos si hay un conflicto',
        text: 'Un bufete no puede estar en los dos lados de un caso. Por eso preguntamos los nombres de las otras personas del caso.',
      },
      {
        title: 'Usted elige una hora',
        text: 'Por teléfono, por video o en nuestra oficina. Pregunte el precio ahora, y diga si necesita un intérprete.',
      },
      {
        title: 'Hablamos de su caso',
        text: 'Usted nos cuenta qué pasó y qué espera lograr. Hacemos preguntas y miramos los documentos que tiene.',
      },
      {
        title: 'Usted decide',
        text: 'Puede contratarnos, esperar o preguntar a otra persona. No somos sus abogados hasta que usted y nosotros hayamos firmado un contrato.',
      },
    ],
  },
  agreement: {
    title: 'Un contrato de honorarios de ejemplo',
    lead: 'Es un ejemplo, para que sepa en qué fijarse. No es una oferta, y su propio contrato será distinto. Los espacios en blanco están entre corchetes.',
    clauses: [
      {
        title: 'Quiénes somos',
        text: 'Este contrato es entre usted, el cliente, y el bufete. El abogado responsable de su caso es [nombre].',
      },
      {
        title: 'Qué hacemos por usted',
        text: 'Preparamos y presentamos [formularios]. Le decimos qué dicen las cartas del gobierno sobre ellos, y contestamos lo que pregunta el gobierno. Le acompañamos a la entrevista: [sí o no].',
      },
      {
        title: 'Qué no está incluido',
        text: 'Todo lo que no se menciona arriba. Por ejemplo, una apelación, un caso en la corte, una solicitud nueva o el trabajo para otro miembro de su familia. Para eso hacemos un contrato nuevo.',
      },
      {
        title: 'Nuestros honorarios',
        text: 'Nuestros honorarios son [cantidad]. Son honorarios fijos: un solo precio por el trabajo mencionado arriba, tarde lo que tarde. Usted los paga así: [fechas y cantidades].',
      },
      {
        title: 'Gastos que no son nuestros honorarios',
        text: 'Usted paga además las tarifas del gobierno, y gastos como traducciones, un examen médico, correo postal y viajes. Le preguntamos antes de gastar su dinero en cualquiera de ellos.',
      },
      {
        title: 'Dónde está su dinero',
        text: 'Mientras no lo hayamos ganado, el dinero que usted paga se queda en una cuenta de fideicomiso de clientes (client trust account), aparte del nuestro. Lo ganamos en estas etapas: [etapas].',
      },
      {
        title: 'Cuándo puede usted terminar este contrato',
        text: 'En cualquier momento y por cualquier motivo. Díganoslo por escrito. Entonces le entregamos sus documentos.',
      },
      {
        title: 'Cuándo podemos terminarlo nosotros',
        text: 'Solo por un motivo que permitan las reglas para abogados. Se lo decimos con tiempo para que encuentre otro abogado. Si una corte tiene su caso, es posible que el juez deba estar de acuerdo.',
      },
      {
        title: 'Devoluciones',
        text: 'Si el contrato termina antes de que el trabajo esté hecho, devolvemos la parte de los honorarios que no hemos ganado. No podemos devolver lo que el gobierno ha recibido.',
      },
      {
        title: 'Lo que no podemos prometer',
        text: 'Oficiales y jueces deciden su caso. No le prometemos un resultado ni una fecha.',
      },
      {
        title: 'Lo que necesitamos de usted',
        text: 'Díganos toda la verdad. Envíe sus documentos a tiempo. Avísenos enseguida cuando cambie su dirección, su trabajo o su familia, y antes de viajar.',
      },
      {
        title: 'Lo que queda entre nosotros',
        text: 'Lo que nos cuenta para su caso es confidencial, con pocas excepciones en la ley. Si actuamos para ustedes dos juntos, no le ocultamos a uno lo que nos cuenta el otro.',
      },
      {
        title: 'Antes de firmar',
        text: 'Usted ha leído este contrato, o alguien se lo ha leído, en un idioma que entiende. Ha tenido tiempo para hacer preguntas, y se queda con una copia.',
      },
    ],
  },
  closing: {
    title: 'Pregúntenos cuánto costaría su caso',
    text: 'Llame, escriba o reserve una hora.',
  },
}
