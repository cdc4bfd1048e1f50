import type { NamedMatter } from './matters.js';

/**
 * Hindi keywords of the matters of `matters.ts`, in Devanāgarī and in the Latin letters people use. Separated by blanks; `a+b` needs both
 * words. Spelling variants that differ only in nukta, candrabindu or diacritics need no entry.
 */
export const KP_MATTERS_HINDI: Readonly<Record<NamedMatter, readonly [devanagari: string, latin: string]>> = {
  marriage: [
    'शादी विवाह ब्याह पति पत्नी दुल्हन दूल्हा सगाई रिश्ता रिश्ते वर वधू',
    'shaadi shadi vivah vivaha byah pati patni dulhan dulha sagai rishta',
  ],
  love_marriage: [
    'प्रेम+विवाह प्रेम+शादी लव+मैरिज प्रेमी प्रेमिका प्यार',
    'prem+vivah prem+vivaha prem+shaadi premi premika pyar pyaar',
  ],
  divorce_separation: ['तलाक विच्छेद अलगाव', 'talaq talak viccheda'],
  reunion: ['सुलह पुनर्मिलन मेल+मिलाप', 'sulah punarmilan'],
  children: [
    'संतान सन्तान बच्चा बच्चे बच्ची गर्भ गर्भवती गर्भधारण पुत्र पुत्री बेटा बेटे बेटी औलाद',
    'santan santana bachcha bachche beta beti putra putri aulad garbh',
  ],
  job: ['नौकरी रोजगार काम सेवा करियर नियुक्ति साक्षात्कार इंटरव्यू भर्ती', 'naukri nokri rojgar rozgar kaam niyukti'],
  promotion: ['पदोन्नति प्रमोशन तरक्की वेतन+वृद्धि', 'padonnati tarakki'],
  job_change: [
    'नई+नौकरी नयी+नौकरी नौकरी+बदलना नौकरी+बदलूं नौकरी+बदलेगी इस्तीफा त्यागपत्र',
    'nai+naukri naukri+badalna naukri+badlegi istifa',
  ],
  transfer: ['तबादला तबादले स्थानांतरण स्थानान्तरण ट्रांसफर', 'tabadla tabadala sthanantaran'],
  job_loss: ['बर्खास्त बर्खास्तगी निलंबन निलंबित छंटनी नौकरी+छूट नौकरी+छूटेगी', 'barkhast nilamban chhantni naukri+chhutegi'],
  reinstatement: ['बहाल बहाली', 'bahal bahali'],
  business: [
    'व्यापार व्यवसाय कारोबार धंधा धंधे दुकान साझेदारी',
    'vyapar vyapaar vyavsay karobar dhandha dukan dukaan sajhedari',
  ],
  finance: ['पैसा पैसे धन आय आमदनी कमाई वेतन बचत लाभ', 'paisa paise dhan dhana amdani kamai vetan bachat labh'],
  speculation: ['लॉटरी लाटरी सट्टा सट्टे जुआ शेयर स्टॉक', 'satta jua'],
  loan_obtain: ['ऋण कर्ज कर्जा उधार लोन', 'rin karz karj udhar udhaar'],
  loan_repay: [
    'कर्ज+चुकाना कर्ज+चुकेगा ऋण+चुकाना ऋण+चुकेगा कर्ज+मुक्ति ऋण+मुक्ति',
    'karz+chukana karz+chukega karz+mukti karj+chukega',
  ],
  recover_money: ['पैसा+वापस पैसे+वापस धन+वापस उधार+वापस बकाया', 'paisa+wapas paise+wapas bakaya'],
  insurance_inheritance: ['विरासत वसीयत बीमा पेंशन दहेज', 'virasat vasiyat bima dahej'],
  property_buy: [
    'मकान घर जमीन जायदाद संपत्ति सम्पत्ति भवन प्लॉट फ्लैट',
    'makan makaan ghar zameen jameen zamin jaydad sampatti',
  ],
  property_sell: [
    'मकान+बेचना मकान+बिकेगा घर+बेचना घर+बिकेगा जमीन+बेचना जमीन+बिकेगी संपत्ति+बिकेगी',
    'makan+bikega ghar+bikega ghar+bechna zameen+bikegi',
  ],
  vehicle: ['वाहन गाड़ी कार मोटरसाइकिल स्कूटर', 'vahan vahana gaadi gadi'],
  education: [
    'पढ़ाई शिक्षा परीक्षा कॉलेज स्कूल विद्यालय विश्वविद्यालय प्रवेश दाखिला परिणाम',
    'padhai shiksha siksa pariksha pariksa vidyalaya dakhila',
  ],
  competition: ['प्रतियोगिता मुकाबला जीत जीतूंगा खेल', 'pratiyogita muqabla mukabla jeet khel'],
  higher_education_abroad: ['छात्रवृत्ति विदेश+पढ़ाई विदेश+शिक्षा', 'chhatravritti videsh+padhai videsh+shiksha'],
  foreign_travel: ['विदेश यात्रा वीजा पासपोर्ट', 'videsh videsa yatra'],
  short_journey: ['छोटी+यात्रा भ्रमण सैर', 'chhoti+yatra bhraman'],
  return_home: ['घर+वापस घर+वापसी घर+लौटेगा घर+लौटूंगा', 'ghar+wapas ghar+wapsi ghar+lautega'],
  health_cure: [
    'स्वास्थ्य सेहत बीमारी बीमार रोग रोगी इलाज अस्पताल ऑपरेशन स्वस्थ उपचार',
    'swasthya sehat bimari bimar rog ilaj ilaaj aspatal upchar',
  ],
  longevity: ['आयु दीर्घायु मृत्यु मौत जीवनकाल', 'ayu dirghayu mrityu'],
  litigation: [
    'अदालत मुकदमा मुकदमे केस कोर्ट न्यायालय वकील विवाद जमानत ' + 'मुकदमा+जीत मुकदमा+जीतूंगा मुकदमे+जीत केस+जीत केस+जीतूंगा',
    'adalat mukadma mukadama nyayalaya vakil vivad jamanat mukadma+jeet mukadama+jeet case+jeet',
  ],
  election: [
    'चुनाव मतदान राजनीति मंत्री वोट उम्मीदवार चुनाव+जीत चुनाव+जीतूंगा',
    'chunav rajniti rajneeti mantri matdan chunav+jeet',
  ],
  missing_person: ['लापता गुमशुदा अपहरण', 'lapata laapata gumshuda apaharan'],
  lost_article: ['खोया खोई खोयी खो चोरी गुम आभूषण बटुआ', 'khoya khoi chori abhushan batua'],
  tenant_rent: ['किराया किराए किराये किरायेदार किराएदार पट्टा', 'kiraya kiraye kirayedar'],
  friendship_wish: [
    'इच्छा मनोकामना कामना सफलता सफल मित्र दोस्त',
    'ichchha iccha manokamna kamna safalta saphalta mitra dost',
  ],
  reputation: ['यश कीर्ति प्रसिद्धि नाम सम्मान पुरस्कार मान', 'yash kirti prasiddhi samman puraskar'],
  spiritual: [
    'आध्यात्मिक अध्यात्म मोक्ष गुरु दीक्षा तीर्थ तीर्थयात्रा ध्यान मंदिर मन्दिर धर्म',
    'adhyatmik adhyatma moksh diksha tirth tirthyatra dhyan mandir dharm dharma',
  ],
  communication: [
    'समाचार खबर चिट्ठी पत्र संदेश सन्देश पुस्तक किताब लेखन प्रकाशन अफवाह',
    'samachar khabar chitthi patra sandesh pustak kitab',
  ],
  parents_mother: ['माता माँ अम्मा', 'mata maa amma'],
  parents_father: ['पिता पापा बाबूजी', 'pita papa'],
};
