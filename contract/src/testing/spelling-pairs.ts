/** The pairs of a text such as `grey = gray; colour = color;`. */
function pairsIn(text: string): (readonly [string, string])[] {
  const pairs = text.split(';').map((pair) => pair.split(' = ').map((word) => word.trim()));
  return pairs.flatMap(([first = '', second]) => (second === undefined ? [] : [[first, second] as const]));
}

/** Spellings that find each other in every search. */
export const SPELLING_PAIRS = [
  // Names
  ...pairsIn(`
    عبد الله = عبدالله; عبد الرحمن الكواري = عبدالرحمن الكواري; عبد اللّٰه = عبدالله;
    عبد‌الله = عبد الله; أبو ظبي = ابوظبي; بو حمد = بوحمد; أم صلال = امصلال; نور الدين = نورالدين;
    صلاح الدين = صلاح‌الدين; جار الله = جارالله; آل ثاني = الثاني; ال كواري = الكواري; عائشة = عايشه;
    فؤاد = فواد; Al-Thani = Althani; Al Thani = AlThani; Al‑Thani = al thani; AL–THANI = al-thani;
    El-Sayed = elsayed; El Sayed = el-sayed; Abdul Rahman = Abdulrahman; Abdel-Rahman = abdelrahman;
    Abd Al Rahman = abdalrahman; Abd al-Rahman = Abd Alrahman; Abd-Al-Aziz = Abd al Aziz;
    Abu Dhabi = AbuDhabi; Abu-Bakr = abu bakr; Nour El-Din = noureldin; Nour Eldin = Nour-El-Din;
    O'Brien = obrien; O’Brien = O'Brien; O´Brien = O\`Brien; O Brien = o'brien; D'Souza = Dsouza;
    Sa'ad = saad; ʿAbd al-ʿAzīz = abd al aziz; Muʾmin = mumin;
  `),
  // Letters
  ...pairsIn(`
    ہمدان = همدان; بھائی = بهايي; حمیدے = حميدي; خاں = خان; ڈاکٹر = داكتر; لاہوری = لاهوري;
    پنجره = بنجره; چراغ = جراغ; گلستان = كلستان; ژاله = زاله; ڤيلا = فيلا; Straße = strasse;
    GROẞ = gross; Jørgensen = Jorgensen; Łukasz = lukasz; Æsir = aesir; Œuvre = oeuvre;
    Đorđe = dorde; Sigurður = sigurdur; Þór = thor; Yıldız = yildiz; IĞDIR = ığdır;
  `),
  // Seats of hamza
  ...pairsIn(`
    مسؤول = مسئول; المسؤولين = المسئولين; مسؤول = مسوول; شؤون = شئون; رؤوس = رءوس; رؤوس = رئوس;
    هيئة = هيأة; مسألة = مسئلة; بيئة = بيأة; قراءة = قرائة; قراءة = قراءه; جزء = جزئ; جزؤه = جزءه;
    جزؤه = جزئه; أبناؤهم = أبنائهم; وأبناؤهم = وأبناءهم; يقرأون = يقرؤون; مُسْؤُول = مسئول;
    ﻣﺴﺆﻭﻝ = مسئول; شيء = شئ; سماء = سما; قارئ = قارىء; أحمد = احمد; إدارة = ادارة; آلة = اله;
    قرآن = قرءان;
  `),
  // Trade words and units
  ...pairsIn(`
    U-PVC = upvc; U PVC = uPVC; u-pvc = U PVC; يو بي في سي = U-PVC; ألومنيوم = ألمنيوم; 12mm = 12 mm;
    12-mm = 12 mm; ١٢ mm = 12mm; 120 cm = 120cm; 3 m = 3m; 5 kg = 5kg; 20 m² = 20m2; 20 sqm = 20 m²;
    20 sq. m = 20sqm; ١٢ ملم = 12ملم; ٣ م٢ = 3م²;
  `),
  // British and American
  ...pairsIn(`
    aluminium = aluminum; colour = color; powder-coloured = powder colored; harbour = harbor;
    grey = gray; metres = meters; millimetre = millimeter; centre = center; fibreglass = fiberglass;
    anodised = anodized; galvanising = galvanizing; organisation = organization; storey = story;
    multi-storey = multi story; storeys = stories; licence = license; licenced = licensed;
    mouldings = moldings; catalogue = catalog;
  `),
];

/** Texts and searches that find them, but not the other way round. */
export const FOUND_BY = pairsIn(`
  Al-Thani = thani; AlThani = thani; Elsayed = sayed; Abd Al Rahman = al rahman;
  Smith-O'Brien = obrien; Smith-O'Brien = brien; لعبد العزيز = عبدالعزيز; وأبو ظبي = ابوظبي;
  Al Colour Centre = color center; powder-coloured = colored; sound-proof = soundproof;
  double glazed = double-glazed; 12 mm glass = 12; colour = colou; aluminium = alumin;
  soundproof = sound-proof; Ali Hassan = al has; Omar Khan = o khan; محمد عبد الله = عبد محمد;
`);

/** Texts and searches that do not find them. */
export const DIFFERENT_WORDS = pairsIn(`
  door = doors; glass = grass; عبد = عبير; عبد الله = عبدالرحمن; نور = نورالدين; عود = عيد;
  بئر = بار; بئر = بور; البئر = البار; البئر = البر; رأس = روس; سأل = سيل; مؤمن = ميمن;
  الرئيس = الروس; رؤية = رواية; مسؤول = مسلول; سماء = سماح; بناء = بنات; قراءة = قرارة; for = four;
  for = flour; Nizar = Nisar; Al Thani = Almarri; aluminium = luminous; 12 mm = 12 cm;
  12 windows = 12w; +974 5555-0101 = 55550101; windows and doors = sand; there = the red;
  store = story; metro = metre;
`);
