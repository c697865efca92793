import type { IntroductionTexts } from '#app/features/site/introductions/introduction-texts.ts'

export const amharic: IntroductionTexts = {
  lang: 'am',
  dir: 'ltr',
  name: 'አማርኛ',
  openGraph: 'am_ET',
  title: 'የአሜሪካ የኢሚግሬሽን ጠበቆች',
  description:
    'በአማርኛ የተጻፈ አጭር መግቢያ፦ የጠበቆች ቢሮው ምን እንደሚሠራ፣ የመጀመሪያው ምክክር ዋጋ፣ እንዴት እንደሚደውሉ ወይም እንደሚጽፉ።',
  lead: '{firm} የጠበቆች ቢሮ ነው። በአሜሪካ የኢሚግሬሽን ሕግ ላይ እንሠራለን። ይህ ገጽ በአማርኛ የተጻፈ አጭር መግቢያ ነው።',
  skip: 'ወደ ጽሑፉ ይሂዱ',
  home: '{firm}፣ የእንግሊዝኛው መነሻ ገጽ',
  services: {
    title: 'የምንሠራው ሥራ',
    items: {
      'family-immigration': 'ቤተሰብ፦ ለባል ወይም ለሚስት፣ ለወላጆች፣ ለልጆች፣ ለወንድሞችና ለእህቶች የሚቀርቡ ማመልከቻዎች።',
      'work-visas': 'የሥራ ቪዛ፦ ለሠራተኞችና ለአሠሪዎች።',
      'permanent-residency': 'ቋሚ ነዋሪነት (green card)፦ በቤተሰብ፣ በሥራ ወይም በዲቪ ሎተሪ።',
      citizenship: 'ዜግነት፦ የዜግነት ማመልከቻ፣ ፈተናና ቃለ መጠይቅ።',
      'u-visa': 'የU ቪዛ፦ በከባድ ወንጀል ለተጎዱ ሰዎች የሚሰጥ ጥበቃ።',
      'investor-visa': 'የባለሀብት ቪዛ፦ በንግድ ሥራ ላይ ገንዘብ ለሚያፈሱ ወይም ንግድ ለሚጀምሩ።',
    },
  },
  consultation: {
    title: 'የመጀመሪያው ምክክር',
    length: 'ምክክሩ 30 ደቂቃ ይወስዳል።',
    fee: 'ዋጋው {fee} ነው።',
    free: 'ምክክሩ ነጻ ነው።',
    ask: 'ቀጠሮ ከመያዝዎ በፊት ዋጋውን ይጠይቁን።',
  },
  contact: {
    title: 'ይደውሉልን ወይም ወደ ቢሯችን ይምጡ',
    phone: 'ስልክ',
    email: 'ኢሜይል',
    // In Ethiopia the hours of a day are counted from six in the morning.
    hours: 'የሥራ ሰዓት፦ {days}፣ {opens} – {closes} ({zone}፣ በአሜሪካ የሰዓት አቆጣጠር)።',
    speaks: 'ከእኛ ጋር መነጋገር የሚችሉባቸው ቋንቋዎች፦ {languages}።',
  },
  write: {
    title: 'ይጻፉልን',
    text: 'በመገናኛ ገጹ ላይ ሊጽፉልን ይችላሉ። ቅጹ በእነዚህ ቋንቋዎች አለ፦',
    privacy:
      'መልእክት መላክ ብቻውን ጠበቃዎ አያደርገንም። እባክዎ ምስጢራዊ ዝርዝሮችን አይጻፉ። መልእክቶችን አመስጥረን እናስቀምጣለን፤ ሊያነቧቸው የሚችሉት ሠራተኞቻችን ብቻ ናቸው።',
    danger: 'አደጋ ላይ ከሆኑ ወደ 911 ይደውሉ።',
  },
  governs: 'ልዩነት ካለ የእንግሊዝኛው ጽሑፍ ይጸናል።',
  english: 'ድረ ገጹ በእንግሊዝኛ',
  advertising: 'የጠበቃ ማስታወቂያ',
  general: 'አጠቃላይ መረጃ እንጂ የሕግ ምክር አይደለም።',
  attorney: 'ኃላፊነት ያለው ጠበቃ፦ {attorney}።',
  sampleFirm: 'ይህ ለምሳሌ የቀረበ ቢሮ ነው።',
  weekdays: ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'],
  dayRange: 'ከ{first} እስከ {last}',
  comma: '፣ ',
  languages: {
    en: 'እንግሊዝኛ',
    es: 'ስፓኒሽ',
    pt: 'ፖርቱጋልኛ',
    fr: 'ፈረንሳይኛ',
    ht: 'የሄይቲ ክሪኦል',
    ar: 'ዓረብኛ',
    am: 'አማርኛ',
    zh: 'ቻይንኛ',
  },
}
