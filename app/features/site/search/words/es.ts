import type { SearchWords } from '#app/features/site/search/search-terms.ts'
import { spanishPinnedResults } from '#app/features/site/search/words/pinned/es.ts'

export const spanish: SearchWords = {
  endings: /(?:[ao]s?|es|s|e)$/,
  sounds: [
    [/v/g, 'b'],
    [/z|c(?=[ei]|$)/g, 's'],
    [/qu(?=[ei])|c(?!h)/g, 'k'],
    [/g(?=[ei]|$)/g, 'j'],
    [/ll/g, 'y'],
    [/ee/g, 'i'],
    [/^h(?=[aeou])/g, ''],
  ],
  synonyms: [
    {
      typed: `
        green card, greencard, grin card, tarjeta verde, tarjeta de residencia, residencia, residente,
        mica, ajuste de estatus`,
      means: 'residencia permanente, tarjeta verde',
    },
    {
      typed: `
        papeles, sin papeles, indocumentado, indocumentada, ilegal, legalizar, legalizarme,
        arreglar mi estatus`,
      means: 'residencia permanente, sin estatus',
    },
    {
      typed: `
        notario, notaria, notario publico, estafa, estafaron, fraude, engañaron,
        abogado falso, denunciar`,
      means: 'quién puede ayudarle, fraude',
    },
    {
      typed: `
        abogado gratis, abogado gratuito, ayuda legal gratis, ayuda legal gratuita, pro bono,
        no puedo pagar, no tengo dinero`,
      means: 'ayuda legal gratuita, quién puede ayudarle',
    },
    {
      typed: `
        hermano, hermana, hermanos, padres, madre, padre, mamá, papá, hijo, hija, hijos,
        pareja, abuela, familia`,
      means: 'inmigración familiar',
    },
    {
      typed: `
        esposo, esposa, marido, mujer, casarme, casado, matrimonio, prometido, prometida,
        novio, novia, boda, k1`,
      means: 'inmigración familiar, esposo',
    },
    {
      typed: `
        robo, robaron, asalto, asaltaron, asaltado, asaltada, policía, víctima, delito, crimen,
        golpeó, abuso, maltrato, violencia doméstica, violación`,
      means: 'uvisa, uvisa delito',
    },
    {
      typed: `
        costo, costos, precio, cuánto cuesta, cuánto cobran, tarifa, pagar, pago, dinero,
        honorarios`,
      means: 'costos honorarios',
    },
    {
      typed: 'trabajo, empleo, empleador, patrón, empresa, h1b, l1, o1',
      means: 'visas de trabajo',
    },
    {
      typed: 'negocio, invertir, inversión, inversionista, eb5, 800000, 800k, e2',
      means: 'visa de inversionista',
    },
    {
      typed: `
        ciudadano, ciudadana, nacionalidad, naturalización, naturalizarme, pasaporte, n400,
        juramento, examen cívico`,
      means: 'ciudadanía',
    },
    {
      typed: 'asilo, asilado, refugiado, refugio, persecución, miedo de regresar',
      means: 'asilo',
    },
    {
      typed: `
        teléfono, llamar, correo, dirección, cita, oficina, horario, whatsapp, abogado,
        abogada, lawyer`,
      means: 'contacto contáctenos',
    },
    {
      typed: 'datos, cookies, confidencial, secreto',
      means: 'privacidad',
    },

    {
      typed: `
        ayuda, ayúdenme, ayúdeme, auxilio, socorro, emergencia, urgente, urgencia, peligro, 911,
        suicidio, help, ajuda`,
      means: 'ayuda urgente',
    },
    { typed: 'corte, tribunal, juez', means: 'corte de inmigración' },
    {
      typed: 'daca, dreamer, dreamers, soñador, soñadora, soñadores, acción diferida',
      means: 'daca',
    },
    {
      typed: `
        tps, estatus de protección temporal, protección temporal, haití, haitiano, haitiana,
        honduras, hondureño, hondureña, nicaragua, nicaragüense, salvador, salvadoreño, salvadoreña`,
      means: 'tps',
    },
    {
      typed: 'venezuela, venezolano, venezolana, venezolanos',
      means: 'tps venezuela, travel ban venezuela',
    },
    {
      typed: `
        travel ban, prohibición de viaje, prohibición de viajar, prohibición de entrada,
        prohibición, países prohibidos, veto, veto migratorio, proclamación, nigeria, nigeriano, nigeriana, senegal,
        costa de marfil`,
      means: 'travel ban',
    },
    {
      typed: `
        viajar, viaje, permiso de viaje, salir del país, puedo salir, advance parole, i131`,
      means: 'advance parole',
    },
    {
      typed: `
        overstay, más tiempo, me quedé más tiempo, me pasé del tiempo`,
      means: 'overstay',
    },
    { typed: 'parole, parole humanitario, permiso humanitario', means: 'parole humanitario' },
    {
      typed: `
        dui, manejar borracho, manejar tomado, conducir ebrio, borracho, antecedentes,
        antecedentes penales, récord criminal, arresto, arrestado, arrestaron, condena`,
      means: 'negaron arrestaron deportaron',
    },
    {
      typed:
        'divorcio, divorciado, divorciada, divorcié, divorciarme, divorciar, separado, separada',
      means: 'condicional divorcio',
    },
    {
      typed: `
        birthright, ciudadanía por nacimiento, nació aquí, nacido aquí, nacida aquí, nacieron aquí,
        hijo nació aquí, hija nació aquí, nacido en estados unidos, bebé, recién nacido`,
      means: 'birthright',
    },
    {
      typed: `
        carga pública, public charge, cupones de comida, cupones, estampillas de comida, estampillas,
        food stamps, medicaid, ayuda del gobierno, beneficios públicos`,
      means: 'public charge',
    },
    { typed: 'rfe', means: 'request for evidence' },
    { typed: 'hermana, sister, irmã', means: 'inmigración familiar' },
    {
      typed: 'permiso de trabajo, permiso para trabajar, work permit, ead',
      means: 'permiso de trabajo, work permit',
    },
  ],
  withoutMeaning:
    'a ahora al algo ante ayuda ayúdenme ayúdeme ayudar como con cómo cual cuál cuando cuándo de del desde donde dónde e el ella en es esta este estoy fue fui ha hacer hay he la las le lo los me mi mis muy necesito ni no nos o para pedir pero por porque puede puedo que qué quien quién quiero se ser si sin sobre soy su sus te tener tengo u un una unos usted vino vinieron favor porfavor ustedes y ya yo inmigración',
  pinned: spanishPinnedResults,
}
