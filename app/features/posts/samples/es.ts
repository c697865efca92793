import type { TranslatedSample } from '#app/features/posts/samples/sample.ts'

const whoMayHelp: TranslatedSample = {
  translates: 'before-you-sign-who-may-help-you',
  slug: 'antes-de-firmar-quien-puede-ayudarle',
  title: 'Antes de firmar: quién puede ayudarle y quién no',
  excerpt:
    'En Estados Unidos, un notario público no es abogado, aunque en otros países lo sea. Verifique a quien le ayuda antes de pagar, firmar o dar su pasaporte.',
  categories: ['Ley de inmigración'],
  content: `Alguien en la iglesia conoce a un señor que llena formularios. Es amable, habla su idioma y cobra menos que un abogado. Tal vez tiene buena intención. Pero si escribe algo equivocado en un formulario, quien lo firmó es usted. Y es usted quien tiene que explicarlo en la entrevista.

## Aquí un notary public no es abogado

En gran parte de América Latina, y en partes de África y Europa, un notario público ha estudiado derecho por años. Puede darle asesoría. En Estados Unidos, la misma palabra significa mucho menos. Un notary public verifica quién es usted y ve cómo firma su nombre. Eso es todo. No puede decirle qué formulario usar, qué escribir en él ni qué posibilidades tiene.

Lo mismo vale para quienes se llaman consultores, ayudantes con formularios o agentes de visas. Pueden escribir las palabras que usted les dice, y pueden traducir. No pueden elegir por usted.

> Un notary public ve cómo usted firma. Un abogado responde por lo que usted firmó.

## Quién puede darle ayuda legal

Dos tipos de personas pueden darle asesoría sobre su caso y hablar por usted ante el gobierno.

- **Un abogado con licencia** de cualquier estado, de Washington, DC, o de un territorio de Estados Unidos. La ley de inmigración es federal. Por eso un abogado con licencia en Virginia puede ayudar a una persona que vive en Ohio, o en Accra.
- **Un representante acreditado.** Esta persona no es abogado, pero tiene la aprobación del Departamento de Justicia de Estados Unidos. Trabaja para una organización sin fines de lucro de su lista. Algunos pueden ayudar solo con formularios y entrevistas. Otros pueden ir también a la corte de inmigración.

Hay unas pocas excepciones limitadas, como los estudiantes de derecho que trabajan bajo la supervisión de un abogado. Los notarios públicos, los agentes de viajes y quienes preparan impuestos no están entre ellas.

## Verifique antes de pagar

Verificar toma unos minutos y no cuesta nada. A un buen abogado no le molestará.

1. Pregunte el nombre completo y el estado donde el abogado tiene licencia.
2. Busque el nombre en el sitio web oficial del colegio de abogados (bar) o de la corte de ese estado. Debe decir que el abogado está activo y sin problemas pendientes (in good standing).
3. Si es un representante acreditado, busque su nombre y el de la organización en la lista del Departamento de Justicia, en justice.gov/eoir.
4. Mire también la lista de personas sancionadas de ese departamento.

Si no encuentra el nombre, no siga.

## Señales de que algo está mal

Cualquiera de estas señales es motivo para no seguir y preguntar a otra persona.

- Le prometen que va a ganar, o que un amigo en la oficina le ayudará.
- Le piden que firme un formulario vacío, o en un idioma que no puede leer.
- Le dicen que escriba algo que no es verdad, o que omita algo.
- Paga en efectivo y no recibe recibo.
- No le dan un contrato escrito que diga qué se hará y cuánto cuesta.
- Se quedan con su pasaporte o su acta de nacimiento “hasta que termine de pagar”.
- Le piden que pague por el formulario mismo. Los formularios del gobierno son gratis en su propio sitio web. La tarifa de presentación es otra cosa, y va al gobierno.

## Cómo es un buen comienzo

Primero hay una conversación. El abogado pregunta por sus viajes, su familia, sus casos antiguos y sus arrestos. Le dice qué puede salir bien y qué puede salir mal. Usted recibe un contrato por escrito. Un formulario le dice al gobierno que el abogado actúa por usted, y los dos lo firman. Lea todo antes de que se envíe, y quédese con una copia.

Puede decir que no en cada paso. También puede tomar sus documentos y preguntar a otro abogado. Son suyos.

## Si ya le pasó

A muchas personas cuidadosas las han engañado así. No es culpa suya, y tal vez no sea demasiado tarde.

1. **No firme ni pague nada más** a esa persona.
2. **Reúna lo que tiene**: recibos, mensajes, nombres, copias de formularios, cartas del gobierno. Tómeles fotos.
3. **No esconda un error.** Si un formulario con su nombre dice algo equivocado, muchas veces un abogado puede ayudarle a corregirlo. Si espera, se vuelve más difícil.
4. **Denúncielo.** Puede escribir a la Comisión Federal de Comercio (FTC) en reportfraud.ftc.gov o al fiscal general de su estado. Si la persona dijo que era abogado, escriba también al colegio de abogados (bar) del estado.

Si teme que una denuncia afecte su propio caso, hable primero con un abogado o con un representante acreditado. Esa conversación es confidencial.

## En resumen

Pregunte el nombre. Búsquelo. Lea antes de firmar. Guarde una copia. Si alguien le dice que no hace falta, busque a otra persona.`,
}

const civicsTests: TranslatedSample = {
  translates: 'two-civics-tests-which-one-is-yours',
  slug: 'dos-examenes-de-educacion-civica-cual-es-el-suyo',
  title: 'Dos exámenes de educación cívica: ¿cuál es el suyo?',
  excerpt:
    'El día en que presentó su solicitud de ciudadanía decide qué examen cívico toma. Cómo encontrar ese día, saber qué pide cada examen y estudiar sin miedo.',
  categories: ['Nuevas reglas', 'Ley de inmigración'],
  content: `Usted ha vivido aquí por años. Trabaja, paga sus impuestos, y sus nietos le corrigen el inglés. Entre usted y el juramento falta una cosa: una entrevista. Una parte es un examen hablado sobre la historia y el gobierno de Estados Unidos.

Hay dos versiones de ese examen, y las dos siguen en uso. Si estudia la lista equivocada, pierde semanas. Así que empiece con un papel que ya tiene.

## Decide el día en que presentó la solicitud

Después de que usted envió su solicitud de ciudadanía, el formulario N-400, el gobierno le mandó un aviso de recibo. Muestra el día en que se recibió su solicitud. Ese día es el que cuenta.

> El día en que presentó la solicitud decide qué examen toma. El día de su entrevista, no.

- Si la presentó **antes del {civics.newer.from}**, toma el examen más antiguo.
- Si la presentó **el {civics.newer.from} o después**, toma el examen más nuevo.

Si todavía no la ha presentado, tomará el examen más nuevo, a menos que la regla cambie otra vez. ¿No encuentra su recibo? Mire en su cuenta en el sitio web de USCIS (U.S. Citizenship and Immigration Services), la agencia a cargo de inmigración. O pregunte a la persona que presentó la solicitud por usted.

## Qué pide cada examen

Las preguntas no son secretas. La lista completa de cada examen está en el sitio web de la agencia, con las respuestas, y es gratis. El oficial elige de esa lista.

**El examen más antiguo.** Usted estudia {civics.older.questions}. El oficial hace hasta {civics.older.asked}. Usted necesita {civics.older.passing}.

**El examen más nuevo.** Usted estudia {civics.newer.questions}. El oficial hace hasta {civics.newer.asked}. Usted necesita {civics.newer.passing}.

En los dos exámenes, el oficial deja de preguntar cuando usted tiene suficientes respuestas correctas. En el más nuevo, también deja de preguntar cuando usted ya no puede llegar a ese número. Usted no ve las preguntas en papel. El oficial las dice, y usted contesta en voz alta. Una respuesta correcta corta vale tanto como una larga.

## La parte de inglés va aparte

El examen de educación cívica es solo una parte de la entrevista. Para la mayoría de las personas hay también un examen de inglés. Usted lee una frase en voz alta, escribe una frase que el oficial le lee y habla con el oficial sobre su solicitud. El nuevo examen de educación cívica no cambió la parte de inglés.

La mayor parte de esa conversación trata de su propio formulario. El oficial lo repasa con usted: dónde ha vivido, dónde ha trabajado, cuándo ha viajado. Lea otra vez su copia la semana anterior. Si algo cambió, como un trabajo o una dirección, dígalo.

## Si tiene más edad, o si no puede aprender

Según la ley, algunas personas estudian menos, o toman el examen de otra manera.

- **La lista corta.** Si usted tiene {civics.senior}, estudia una lista mucho más corta. También puede contestar en el idioma que conoce bien.
- **Su propio idioma.** Algunas otras personas de cierta edad, residentes por mucho tiempo, no necesitan el examen de inglés. Toman el de educación cívica en su idioma y llevan un intérprete.
- **Enfermedad o discapacidad.** Si una enfermedad o una discapacidad le impide aprender o recordar, un médico puede explicarlo al gobierno en el formulario N-648. Pregunte por esto antes de presentar la solicitud, porque el médico debe contestar cada pregunta con cuidado.

## Cómo estudiar en pasos pequeños

1. **Primero verifique la lista.** Imprima la correcta, o guárdela en su teléfono. Tire la otra.
2. **Tome unas pocas preguntas al día.** Diga en voz alta la pregunta y la respuesta.
3. **Aprenda la respuesta correcta más corta.**
4. **Pida que alguien le haga** las preguntas en otro orden.
5. **Revise otra vez los nombres en la última semana.** Algunas respuestas son personas: el presidente, su gobernador, sus senadores. Después de una elección cambian, y el oficial espera el nombre del día de su entrevista. La agencia tiene una página con los actuales.

## Si no pasa la primera vez

Tiene una oportunidad más con la misma solicitud, en una cita posterior, y solo en la parte que no pasó. No pierde la residencia permanente (green card) por una respuesta equivocada. Si tampoco pasa la segunda vez, puede presentar otra solicitud más adelante.

## Antes de presentarla, mire lo demás

La gente le teme al examen, pero otras cosas frenan más casos. Son, por ejemplo, los viajes largos al extranjero, los impuestos que no se declararon, un arresto antiguo o un voto por error. Pueden hacer más daño que cualquier pregunta de la lista. Cuando usted presenta la solicitud, el gobierno mira toda su historia. Así que hable primero con un abogado si algo de esto le toca.

Después busque su recibo, mire la fecha y empiece a estudiar.`,
}

const parentsAndCitizenship: TranslatedSample = {
  translates: 'your-parents-your-citizenship-and-your-age',
  slug: 'sus-padres-su-ciudadania-y-su-edad',
  title: 'Sus padres, su ciudadanía y su edad',
  excerpt:
    'Solo un ciudadano de cierta edad puede presentar una petición para su madre o su padre. Qué significa eso para usted, y qué preparar mientras espera.',
  categories: ['Inmigración familiar', 'Visas'],
  content: `Muchas veces es la primera pregunta después del juramento: ¿ya puedo traer a mi mamá?

## Quién puede presentar una petición para sus padres

Usted debe tener la ciudadanía de Estados Unidos y {parents.petitioner-age}.

Un residente permanente no puede. Si tiene la tarjeta verde (green card), el primer paso es su propia ciudadanía. La mayoría puede solicitarla después de {citizenship.years}. Si su esposo o esposa tiene la ciudadanía, pueden ser {citizenship.years-married}, con condiciones.

{birthright.citizens} Pero los padres deben esperar a que el hijo tenga la edad, y entonces su propia historia importará mucho.

## Por qué no hay límite anual para los padres

La ley limita cuántos familiares pueden venir en un año. Los padres de un ciudadano con esa edad son familiares inmediatos, y para ese grupo pequeño no hay límite. Eso no quiere decir que sea rápido: los documentos, las revisiones y la entrevista toman tiempo.

USCIS, la agencia de inmigración, muestra sus tiempos actuales en egov.uscis.gov/processing-times.

## Qué demuestra la petición

El formulario I-130 se presenta una vez por cada padre o madre.

> La petición demuestra una cosa: que usted es hijo o hija de esa persona.

Necesita buenos documentos:

- **Para su madre**: su propia acta de nacimiento con el nombre de ella, y una prueba de que usted tiene la ciudadanía.
- **Para su padre**: lo mismo y, por regla general, el acta de matrimonio de sus padres. Si no estaban casados, tal vez necesite probar de otro modo que él actuó como su padre.
- **Para un padrastro, una madrastra o padres adoptivos**: el matrimonio o la adopción debe haber ocurrido temprano en su niñez. Pregunte antes.
- **Si los nombres no coinciden**: documentos que expliquen cada cambio, como un acta de matrimonio o una orden judicial.

Si el nacimiento se registró tarde o nunca, hay otras pruebas, como registros de iglesia o escuela.

Su petición es solo para esa persona. No incluye a su hermano menor, y la de su madre no incluye a su padre. Cada uno necesita un caso aparte.

## Importa dónde están sus padres

**Si sus padres viven en el extranjero**, el caso pasa de la agencia a un centro de visas y a un consulado de Estados Unidos (trámite consular). {consulates.pause} ({consulates.pause:day})

Una prohibición de viaje también frena a muchas personas de {entry.ban-ours} y de otros países. ({entry.ban:day}) Tal vez pueda presentar la petición, pero es posible que la visa deba esperar. Mire travel.state.gov antes de pagar una tarifa.

**Si sus padres están en Estados Unidos**, y un oficial los dejó entrar después de mirar sus documentos, tal vez puedan solicitar la tarjeta verde aquí. Esto se llama ajuste de estatus. {adjustment.memo} ({adjustment.memo:day})

Si entraron de otra manera, o antes los deportaron, el caso es distinto. Salir del país podría dejarlos fuera por años. {travel.parole}

**Si sus padres tienen una visa de visitante**, es para una visita. Quien dice “visita” en el aeropuerto y piensa quedarse se arriesga a problemas serios.

## Usted se compromete a mantenerlos

Cada peticionario firma ese compromiso, el formulario I-864. Muestra que sus ingresos alcanzan para su hogar con sus padres. Es un contrato con el gobierno, y una pelea familiar no lo termina. Si sus ingresos no alcanzan, también puede firmar otra persona que viva aquí y gane lo suficiente.

## Qué preparar mientras espera

1. Pida su acta de nacimiento en la versión larga, con los nombres de sus dos padres.
2. Escriba en una hoja los nombres y fechas de nacimiento de la familia, como están en cada documento. Marque lo que no coincide.
3. Anote cada vez que sus padres entraron a Estados Unidos y salieron, con el tipo de visa.
4. Pregúnteles con cariño por casos antiguos: una visa negada, un arresto, una orden de salir. Anote la verdad.
5. Declare sus impuestos cada año y guarde las copias: son su prueba de ingresos.
6. Haga traducir por completo los documentos en otro idioma, con la declaración firmada del traductor.

## El primer paso

Si ya tiene la ciudadanía y la edad, empiece por el acta de nacimiento. Si no, por su ciudadanía. En los dos casos, deje que un abogado lea primero la hoja de la familia.`,
}

export const spanishSamples: readonly TranslatedSample[] = [
  whoMayHelp,
  civicsTests,
  parentsAndCitizenship,
]
