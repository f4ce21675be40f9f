import type { Place } from './nepal-districts.ts';

/** A city, municipality or rural municipality. Records keep the English name. */
export type LocalLevel = Place & { wards: number };

const kinds: Record<string, Place> = {
  M: { en: 'Metropolitan City', ne: 'महानगरपालिका' },
  S: { en: 'Sub-Metropolitan City', ne: 'उपमहानगरपालिका' },
  N: { en: 'Municipality', ne: 'नगरपालिका' },
  G: { en: 'Rural Municipality', ne: 'गाउँपालिका' },
};

/** By the English name of the district. Loaded by the page that asks for an address, and by no other. */
export function listLocalLevels(district: string): readonly LocalLevel[] {
  const line = written.find((one) => one.startsWith(`${district}: `));
  return line === undefined
    ? []
    : line
        .slice(district.length + 2)
        .split(', ')
        .map(read);
}

export function listDistrictsWithLocalLevels(): string[] {
  return written.map((line) => line.slice(0, line.indexOf(': ')));
}

/** `Phaktanlung=फक्ताङलुङ G7`: in both languages, which kind, how many wards. */
function read(entry: string): LocalLevel {
  const [, en = '', ne = '', letter = '', wards] = /^(.+)=(.+) ([MSNG])(\d+)$/.exec(entry) ?? [];
  const kind = kinds[letter];
  return { en: `${en} ${kind?.en}`, ne: `${ne} ${kind?.ne}`, wards: Number(wards) };
}

/** The 753 local levels with their 6,743 wards, in the order of their official codes; where they come from: nepal-local-levels.md. */
const written = [
  'Taplejung: Phaktanlung=फक्ताङलुङ G7, Mikwakhola=मिक्वाखोला G5, Meringden=मेरिङदेन G6, Maiwakhola=मैवाखोला G6, Aatharai Tribeni=आठराई त्रिवेणी G5, Phungling=फुङलिङ N11, Pathibhara Yangwarak=पाथीभरा याङवरक G6, Sirijanga=सिरीजङ्घा G8, Sidingba=सिदिङ्वा G7',
  'Sankhuwasabha: Bhotkhola=भोटखोला G5, Makalu=मकालु G6, Silichong=सिलीचोङ G5, Chichila=चिचिला G5, Sabhapokhari=सभापोखरी G6, Khandabari=खाँदवारी N11, Panchakhapan=पाँचखपन N9, Chainapur=चैनपुर N11, Madi=मादी N9, Dharmadevi=धर्मदेवी N9',
  'Solukhumbu: Khumbu Pasanglhamu=खुम्बु पासाङल्हामु G5, Mahakulung=माहाकुलुङ G5, Sotang=सोताङ G5, Mapya Dudhkoshi=माप्य दुधकोशी G7, Thulung Dudhkoshi=थुलुङ दुधकोशी G9, Necha Salyan=नेचासल्यान G5, Solu Dhudhakunda=सोलुदुधकुण्ड N11, Likhu Pike=लिखु पिके G5',
  'Okhaldhunga: Chishankhu Gadhi=चिशंखुगढी G8, Siddhicharan=सिद्धिचरण N12, Molung=मोलुङ G8, Khiji Demba=खिजिदेम्बा G9, Likhu=लिखु G9, Champadevi=चम्पादेवी G10, Sunkoshi=सुनकोशी G10, Manebhanjyang=मानेभञ्ज्याङ G9',
  'Khotang: Kepilasgadhi=केपिलासगढी G7, Aiselukharka=ऐसेलुखर्क G7, Rawa Besi=रावा बेसी G6, Halesi Tuwachung=हलेसी तुवाचुङ N11, Diktel Rupakot Majhuwagadhi=दिक्तेल रुपाकोट मझुवागढी N15, Sakela=साकेला G5, Diprung Chuichumma=दिप्रुङ चुइचुम्मा G7, Khotehang=खोटेहाङ G9, Jante Dhunga=जन्तेढुङ्गा G6, Baraha Pokhari=बराहपोखरी G6',
  'Bhojpur: Shadananda=षडानन्द N14, Salpa Silichho=साल्पासिलिछो G6, Tyamke Maiyum=टेम्केमैयुङ G9, Bhojpur=भोजपुर N12, Arun=अरुण G7, Pauwa Dunma=पौवादुङमा G6, Ramprasad Rai=रामप्रसाद राई G8, Hatuwagadhi=हतुवागढी G9, Aamchowk=आमचोक G10',
  'Dhankuta: Mahalaxmi=महालक्ष्मी N9, Pakhribas=पाख्रिबास N10, Chhathar Jorpati=छथर जोरपाटी G6, Dhankuta=धनकुटा N10, Shahidbhumi=सहिदभूमि G7, Sangurigadhi=साँगुरीगढी G10, Chaubise=चौविसे G8',
  'Terhathum: Aatharai=आठराई G7, Phedap=फेदाप G5, Menchhayayem=मेन्छयायेम G6, Myanglung=म्याङलुङ N10, Laligurans=लालीगुराँस N9, Chhathar=छथर G6',
  'Panchthar: Yangbarak=याङवरक G6, Hilihan=हिलिहाङ G7, Falelung=फालेलुङ G8, Phidim=फिदिम N14, Falgunanda=फाल्गुनन्द G7, Kummayak=कुम्मायक G5, Tumbewa=तुम्बेवा G5, Miklajung=मिक्लाजुङ G8',
  'Ilam: Mai Jogmai=माईजोगमाई G6, Sandakpur=सन्दकपुर G5, Ilam=ईलाम N12, Deumai=देउमाई N9, Fakfokathum=फाकफोकथुम G7, Mangsebung=माङसेबुङ G6, Chulachuli=चुलाचुली G6, Mai=माई N10, Suryodaya=सूर्योदय N14, Rong=रोङ G6',
  'Jhapa: Mechinagar=मेचीनगर N15, Buddhashanti=बुद्धशान्ति G7, Arjundhara=अर्जुनधारा N11, Kankai=कन्काई N9, Shivasatakshi=शिवसताक्षी N11, Kamal=कमल G7, Damak=दमक N10, Gauradaha=गौरादह N9, Gauriganj=गौरीगञ्ज G6, Jhapa=झापा G7, Barhadashi=बाह्रदशी G7, Birtamod=बिर्तामोड N10, Haldibari=हल्दीबारी G5, Bhadrapur=भद्रपुर N10, Kachanakawal=कचनकवल G7',
  'Morang: Miklajung=मिक्लाजुङ G9, Letang=लेटाङ N9, Kerabari=केराबारी G10, Sundarharaicha=सुन्दरहरैचा N12, Belbari=बेलबारी N11, Kanepokhari=कानेपोखरी G7, Pathari Shanishchare=पथरी शनिश्चरे N10, Urlabari=उर्लाबारी N9, Ratuwamai=रतुवामाई N10, Sunwarshi=सुनवर्षी N9, Rangeli=रंगेली N9, Gramthan=ग्रामथान G7, Budhiganga=बुढीगंगा G7, Biratnagar=विराटनगर M19, Katahari=कटहरी G7, Dhanapalthan=धनपालथान G7, Jahada=जहदा G7',
  'Sunsari: Dharan=धरान S20, Baraha=बराहक्षेत्र N11, Koshi=कोशी G8, Bhokraha Narsingh=भोक्राहा नरसिंह G8, Ramdhuni=रामधुनी N9, Itahari=ईटहरी S20, Duhabi=दुहवी N12, Gadhi=गढी G6, Inaruwa=इनरुवा N10, Harinagar=हरिनगर G7, Dewangunj=देवानगञ्ज G7, Barju=बर्जु G6',
  'Udayapur: Belaka=वेलका N9, Chaudandigadhi=चौदण्डीगढी N10, Triyuga=त्रियुगा N16, Rautamai=रौतामाई G8, Limchungbung=लिम्चुङ्बुङ G5, Tapli=ताप्ली G5, Katari=कटारी N14, Udayapurgadhi=उदयपुरगढी G8',
  'Saptari: Saptakoshi=सप्तकोशी N11, Kanchanrup=कञ्चनरुप N12, Agnisair Krishna Sabaran=अग्निसाइर कृष्णासरवन G6, Rupani=रुपनी G6, Shambhunath=शम्भुनाथ N12, Khadak=खडक N11, Surunga=सुरुङ्गा N11, Balan-Bihul=बलान-बिहुल G6, Bode Barsain=बोदेबरसाईन N10, Dakneshwori=डाक्नेश्वरी N10, Rajgadh=राजगढ G6, Bishnupur=बिष्णुपुर G7, Rajbiraj=राजविराज N16, Mahadewa=महादेवा G6, Tirahut=तिरहुत G5, Hanumannagar Kankalini=हनुमाननगर कङ्कालिनी N14, Tilathi Koiladi=तिलाठी कोईलाडी G8, Chhinnamasta=छिन्नमस्ता G7',
  'Siraha: Lahan=लहान N24, Dhangadhimai=धनगढीमाई N14, Golbazar=गोलबजार N13, Mirchaiya=मिर्चैयाँ N12, Karjanha=कर्जन्हा N11, Kalyanpur=कल्याणपुर N12, Naraha=नरहा G5, Bishnupur=विष्णुपुर G5, Arnama=अर्नमा G5, Sukhipur=सुखीपुर N10, Laxmipur Patari=लक्ष्मीपुर पतारी G6, Sakhuwa Nankarkatti=सखुवानान्कारकट्टी G5, Bhagawanpur=भगवानपुर G5, Nawarajpur=नवराजपुर G5, Bariyarpatti=बरियारपट्टी G5, Aurahi=औरही G5, Siraha=सिरहा N22',
  'Dhanusha: Ganeshman Charnath=गणेशमान चारनाथ N11, Dhanushadham=धनुषाधाम N9, Mithila=मिथिला N11, Bateshwor=बटेश्वर G5, Chhireshwornath=क्षिरेश्वरनाथ N10, Laxminiya=लक्ष्मीनिया G7, Mithila Bihari=मिथिला बिहारी N10, Hansapur=हंसपुर N9, Sabaila=सबैला N13, Shahidnagar=शहीदनगर N9, Kamala=कमला N9, Janak Nandini=जनकनन्दिनी G6, Bideha=विदेह N9, Aurahi=औरही G6, Janakpurdham=जनकपुरधाम S25, Dhanauji=धनौजी G5, Nagarain=नगराइन N9, Mukhiyapatti Musharniya=मुखियापट्टी मुसहरमिया G6',
  'Mahottari: Bardibas=बर्दिबास N14, Gaushala=गौशाला N12, Sonama=सोनमा G8, Aurahi=औरही N9, Bhangaha=भँगाहा N9, Loharpatti=लोहरपट्टी N9, Balawa=बलवा N11, Ram Gopalpur=रामगोपालपुर N9, Samsi=साम्सी G7, Manara Shiswa=मनरा शिसवा N10, Ekadara=एकडारा G6, Mahottari=महोत्तरी G6, Pipara=पिपरा G7, Matihani=मटिहानी N9, Jaleshwor=जलेश्वर N12',
  'Sarlahi: Lalbandi=लालबन्दी N17, Hariwan=हरिवन N11, Bagmati=बागमती N12, Barahathawa=बरहथवा N18, Haripur=हरिपुर N9, Ishworpur=ईश्वरपुर N15, Haripurwa=हरिपुर्वा N9, Parsa=पर्सा G6, Brahmapuri=ब्रह्मपुरी G7, Chandranagar=चन्द्रनगर G7, Kabilashi=कविलासी N10, Chakraghatta=चक्रघट्टा G9, Basbariya=बसबरीया G6, Dhanakaul=धनकौल G7, Ramnagar=रामनगर G7, Balara=बलरा N11, Godaita=गोडैटा N12, Bishnu=विष्णु G8, Kaudena=कौडेना G7, Malangawa=मलंगवा N12',
  'Rautahat: Chandrapur=चन्द्रपुर N10, Gujara=गुजरा N9, Phatuwa Bijayapur=फतुवाबिजयपुर N11, Katahariya=कटहरिया N9, Brindaban=बृन्दावन N9, Gadhimai=गढीमाई N9, Madhav Narayan=माधव नारायण N9, Garuda=गरुडा N9, Dewahi Gonahi=देवाही गोनाही N9, Maulapur=मौलापुर N9, Boudhimai=बौधीमाई N9, Paroha=परोहा N9, Rajpur=राजपुर N9, Yamunamai=यमुनामाई G5, Durga Bhagawati=दुर्गा भगवती G5, Rajdevi=राजदेवी N9, Gaur=गौर N9, Ishanath=ईशनाथ N9',
  'Bara: Nijagadh=निजगढ N13, Kolhabi=कोल्हवी N11, Jitpur Simara=जीतपुर सिमरा S24, Parawanipur=परवानीपुर G5, Prasauni=प्रसौनी G7, Bishrampur=विश्रामपुर G5, Pheta=फेटा G7, Kalaiya=कलैया S27, Karaiyamai=करैयामाई G8, Baragadhi=बारागढी G6, Aadarsha Kotwal=आदर्श कोटवाल G8, Simroungadh=सिम्रौनगढ N11, Pacharauta=पचरौता N9, Mahagadhimai=महागढीमाई N11, Devtal=देवताल G7, Subarna=सुवर्ण G8',
  'Parsa: Thori=ठोरी G5, Jirabhawani=जिराभवानी G5, Jagarnathpur=जगरनाथपुर G6, Paterwa Sugauli=पटेर्वा सुगौली G5, Sakhuwa Prasauni=सखुवा प्रसौनी G6, Parsagadhi=पर्सागढी N9, Birgunj=वीरगंज M32, Bahudarmai=बहुदरमाई N9, Pokhariya=पोखरिया N10, Kalikamai=कालिकामाई G5, Dhobini=धोबीनी G5, Chhipaharmai=छिपहरमाई G5, Pakaha Mainpur=पकाहा मैनपुर G5, Bindabasini=बिन्दबासिनी G5',
  'Dolakha: Gaurishankar=गौरिशंकर G9, Bigu=विगु G8, Kalinchowk=कालिन्चोक G9, Baiteshwor=वैतेश्वर G8, Jiri=जिरी N9, Tamakoshi=तामाकोशी G7, Melung=मेलुङ्ग G7, Shailung=शैलुङ G8, Bhimeshwor=भिमेश्वर N9',
  'Sindhupalchok: Bhotekoshi=भोटेकोशी G5, Jugal=जुगल G7, Panchpokhari Thangpal=पाँचपोखरी थाङपाल G8, Helambu=हेलम्बु G7, Melanchi=मेलम्ची N13, Indrawoti=ईन्द्रावती G12, Choutara Sangachowkgadhi=चौतारा साँगाचोकगढी N14, Balephi=बलेफी G8, Bahrabise=बाह्रविसे N9, Tripurasundari=त्रिपुरासुन्दरी G6, Lisankhu Pakhar=लिसंखु पाखर G7, Sunkoshi=सुनकोशी G7',
  'Rasuwa: Gosaikunda=गोसाईकुण्ड G6, Aamachhodingmo=आमाछोदिङमो G5, Uttargaya=उत्तरगया G5, Kalika=कालिका G5, Naukunda=नौकुण्ड G6',
  'Dhading: Rubi Valley=रुबी भ्याली G6, Khaniyabas=खनियाबास G5, Ganga Jamuna=गङ्गाजमुना G7, Tripurasundari=त्रिपुरासुन्दरी G7, Netrawati Dabjong=नेत्रावती डबजोङ G5, Nilkhantha=नीलकण्ठ N14, Jwalamukhi=ज्वालामूखी G7, Siddhalek=सिद्धलेक G7, Benighat Rorang=बेनीघाट रोराङ्ग G10, Gajuri=गजुरी G8, Galchhi=गल्छी G8, Thakre=थाक्रे G11, Dhunibenshi=धुनीबेंशी N9',
  'Nuwakot: Dupcheshwor=दुप्चेश्वर G7, Tadi=तादी G6, Suryagadhi=सुर्यगढी G5, Bidur=विदुर N13, Kispang=किस्पाङ G5, Myagang=म्यगङ G6, Tarakeshwor=तारकेश्वर G6, Belkotgadhi=बेलकोटगढी N13, Likhu=लिखु G6, Panchakanya=पञ्चकन्या G5, Shivapuri=शिवपुरी G8, Kakani=ककनी G8',
  'Kathmandu: Shankharapur=शङ्खरापुर N9, Kageshwori Manahara=कागेश्वरी मनोहरा N9, Gokarneshwor=गोकर्णेश्वर N9, Budhanilkhantha=बुढानिलकण्ठ N13, Tokha=टोखा N11, Tarakeshwor=तारकेश्वर N11, Nagarjun=नागार्जुन N10, Kathmandu=काठमाडौँ M32, Kirtipur=कीर्तिपुर N10, Chandragiri=चन्द्रागिरी N15, Dakshinkali=दक्षिणकाली N9',
  'Bhaktapur: Changunarayan=चाँगुनारायण N9, Bhaktapur=भक्तपुर N10, Madhyapur Thimi=मध्यपुर थिमी N9, Suryabinayak=सूर्यविनायक N10',
  'Lalitpur: Mahalaxmi=महालक्ष्मी N10, Lalitpur=ललितपुर M29, Godawari=गोदावरी N14, Konjyosom=कोन्ज्योसोम G5, Mahankal=महाङ्काल G6, Bagmati=बाग्मती G7',
  'Kavrepalanchok: Chauri Deurali=चौंरीदेउराली G9, Bhumlu=भुम्लु G10, Mandan Deupur=मण्डनदेउपुर N12, Banepa=बनेपा N14, Dhulikhel=धुलिखेल N12, Panchkhal=पाँचखाल N13, Temal=तेमाल G9, Namobuddha=नमोबुद्ध N11, Panauti=पनौती N12, Bethanchowk=बेथानचोक G6, Roshi=रोशी G12, Mahabharat=महाभारत G8, Khanikhola=खानीखोला G7',
  'Ramechhap: Umakunda=उमाकुण्ड G7, Gokulganga=गोकुलगङ्गा G6, Likhu Tamakoshi=लिखु तामाकोशी G7, Ramechhap=रामेछाप N9, Manthali=मन्थली N14, Khandadevi=खाँडादेवी G9, Doramba=दोरम्बा G7, Sunapati=सुनापती G5',
  'Sindhuli: Dudhouli=दुधौली N14, Phikkal=फिक्कल G6, Tinpatan=तीनपाटन G11, Golanjor=गोलन्जोर G7, Kamalamai=कमलामाई N14, Sunkoshi=सुनकोशी G7, Ghyanglekha=घ्याङलेख G5, Marin=मरिण G7, Hariharpurgadhi=हरिहरपुरगढी G8',
  'Makwanpur: Indrasarowar=ईन्द्रसरोवर G5, Thaha=थाहा N12, Kailash=कैलाश G10, Raksirang=राक्सिराङ्ग G9, Manahari=मनहरी G9, Hetauda=हेटौडा S19, Bhimphedi=भिमफेदी G9, Makawanpurgadhi=मकवानपुरगढी G8, Bakaiya=बकैया G12, Bagmati=बाग्मती G9',
  'Chitwan: Rapti=राप्ती N13, Kalika=कालिका N11, Ichchhakamana=इच्छाकामना G7, Bharatpur=भरतपुर M29, Ratnanagar=रत्ननगर N16, Khairahani=खैरहनी N13, Madi=माडी N9',
  'Gorkha: Chumanubri=चुमनुव्री G7, Ajirkot=अजिरकोट G5, Sulikot=बारपाक सुलिकोट G8, Dharche=धार्चे G7, Aarughat=आरूघाट G10, Bhimsen=भिमसेनथापा G8, Siranchowk=सिरानचोक G8, Palungtar=पालुङटार N10, Gorkha=गोरखा N14, Shahid Lakhan=शहिद लखन G9, Gandaki=गण्डकी G8',
  'Manang: Nason=नासोँ G9, Manang Ngisyang=मनाङ ङिस्याङ G9, Chame=चामे G5, Narpa Bhumi=नार्पा भूमि G5',
  'Mustang: Gharpajhong=घरपझोङ G5, Thasang=थासाङ G5, Varagung Muktichhetra=वारागुङ मुक्तिक्षेत्र G5, Lomanthang=लोमन्थाङ G5, Lo-Ghekar Damodarkunda=लो-घेकर दामोदरकुण्ड G5',
  'Myagdi: Annapurna=अन्नपूर्ण G8, Raghuganga=रघुगंगा G8, Dhawalagiri=धवलागिरी G7, Malika=मालिका G7, Mangala=मंगला G5, Beni=बेनी N10',
  'Kaski: Madi=मादी G12, Machhapuchchhre=माछापुच्छ्रे G9, Annapurna=अन्नपूर्ण G11, Pokhara=पोखरा M33, Rupa=रूपा G7',
  'Lamjung: Dordi=दोर्दी G9, Marshyangdi=मर्स्याङदी G9, Kwhola Sothar=क्व्होलासोथार G9, Madhya Nepal=मध्यनेपाल N10, Bensishahar=बेसीशहर N11, Sundarbazar=सुन्दरबजार N11, Rainas=राईनास N10, Dudhapokhari=दूधपोखरी G6',
  'Tanahun: Bhanu=भानु N13, Byas=व्यास N14, Myagde=म्याग्दे G7, Shuklagandaki=शुक्लागण्डकी N12, Bhimad=भिमाद N9, Ghiring=घिरिङ G5, Rhishing=ऋषिङ्ग G8, Devghat=देवघाट G5, Bandipur=बन्दिपुर G6, Aanbu Khaireni=आँबुखैरेनी G6',
  'Nawalpur: Gaidakot=गैडाकोट N18, Bulingtar=बुलिङटार G6, Baudikali=बौदीकाली G6, Hupsekot=हुप्सेकोट G6, Devchuli=देवचुली N17, Kawasoti=कावासोती N17, Madhya Bindu=मध्यविन्दु N15, Binayi Tribeni=विनयी त्रिवेणी G7',
  'Syangja: Putalibazar=पुतलीबजार N14, Phedikhola=फेदीखोला G5, Aandhikhola=आँधिखोला G6, Arjun Choupari=अर्जुनचौपारी G6, Bhirkot=भीरकोट N9, Biruwa=बिरुवा G8, Harinas=हरिनास G7, Chapakot=चापाकोट N10, Walling=वालिङ N14, Galyang=गल्याङ N11, Kaligandaki=कालीगण्डकी G7',
  'Parbat: Modi=मोदी G8, Jaljala=जलजला G9, Kushma=कुश्मा N14, Phalebas=फलेवास N11, Mahashila=महाशिला G6, Bihadi=विहादी G6, Paiyu=पैयूं G7',
  'Baglung: Baglung=बागलुङ N14, Kathekhola=काठेखोला G8, Tarakhola=ताराखोला G5, Tamankhola=तमानखोला G6, Dhorpatan=ढोरपाटन N9, Nisikhola=निसीखोला G7, Badigad=वडिगाड G10, Galkot=गल्कोट N11, Bareng=बरेङ G5, Jaimuni=जैमिनी N10',
  'Eastern Rukum: Putha Uttanganga=पुथा उत्तरगंगा G14, Sisne=सिस्ने G8, Bhoome=भूमे G9',
  'Rolpa: Sunchhahari=सुनछहरी G7, Thawang=थबाङ G5, Pariwartan=परिवर्तन G6, Gangadev=गंगादेव G7, Madi=माडी G6, Tribeni=त्रिवेणी G7, Rolpa=रोल्पा N10, Runtigadhi=रुन्टीगढी G9, Sunil Smriti=सुनिल स्मृति G8, Lungri=लुङग्री G7',
  'Pyuthan: Gaumukhi=गौमुखी G7, Naubahini=नौबहिनी G8, Jhimaruk=झिमरुक G8, Pyuthan=प्यूठान N10, Sworgadwari=स्वर्गद्वारी N9, Mandavi=माण्डवी G5, Mallarani=मल्लरानी G5, Aairawati=ऐरावती G6, Sarumarani=सरुमारानी G6',
  'Gulmi: Kali Gandaki=कालीगण्डकी G7, Satyawoti=सत्यवती G8, Chandrakot=चन्द्रकोट G8, Musikot=मुसिकोट N9, Isma=ईस्मा G6, Malika=मालिका G8, Madane=मदाने G7, Dhurkot=धुर्कोट G7, Resunga=रेसुङ्गा N14, Gulmi Durbar=गुल्मी दरबार G7, Chhatrakot=छत्रकोट G6, Rurukshetra=रुरुक्षेत्र G6',
  'Arghakhanchi: Chhatradev=छत्रदेव G8, Malarani=मालारानी G9, Bhumikasthan=भूमिकास्थान N10, Sandhikharka=सन्धिखर्क N12, Panini=पाणिनी G8, Shitaganga=शितगंगा N14',
  'Palpa: Rampur=रामपुर N10, Purbakhola=पूर्वखोला G6, Rambha=रम्भा G5, Baganaskali=बगनासकाली G9, Tansen=तानसेन N14, Ribdikot=रिब्दीकोट G8, Rainadevi Chhahara=रैनादेवी छहरा G8, Tinau=तिनाउ G6, Mathagadhi=माथागढी G8, Nisdi=निस्दी G7',
  'Parasi: Bardaghat=बर्दघाट N16, Sunawal=सुनवल N13, Ramgram=रामग्राम N18, Palhinandan=पाल्हीनन्दन G6, Sarawal=सरावल G7, Pratapapur=प्रतापपुर G9, Susta=सुस्ता G5',
  'Rupandehi: Devdaha=देवदह N12, Butwal=बुटवल S19, Sainamaina=सैनामैना N11, Kanchan=कन्चन G5, Gaidahawa=गैडहवा G9, Suddhodhan=शुद्धोधन G7, Siyari=सियारी G7, Tilottama=तिलोत्तमा N17, Om Satiya=ओमसतिया G6, Rohini=रोहिणी G7, Siddharthanagar=सिद्धार्थनगर N13, Mayadevi=मायादेवी G8, Lumbini Sanskritik=लुम्बिनी सांस्कृतिक N13, Kotahimai=कोटहीमाई G7, Sammarimai=सम्मरीमाई G7, Marchawari=मर्चवारी G7',
  'Kapilvastu: Banganga=बाणगंगा N11, Buddhabhumi=बुद्धभूमि N10, Shivaraj=शिवराज N11, Bijayanagar=विजयनगर G7, Krishnanagar=कृष्णनगर N12, Maharajganj=महाराजगंज N11, Kapilvastu=कपिलवस्तु N12, Yasodhara=यसोधरा G8, Mayadevi=मायादेवी G8, Shuddhodhan=शुद्धोधन G6',
  'Dang: Bangalachuli=बंगलाचुली G8, Ghorahi=घोराही S19, Tulsipur=तुल्सीपुर S19, Shantinagar=शान्तिनगर G7, Babai=बबई G7, Dangisharan=दंगीशरण G7, Lamahi=लमही N9, Rapti=राप्ती G9, Gadhawa=गढवा G8, Rajpur=राजपुर G7',
  'Banke: Rapti Sonari=राप्ती सोनारी G9, Kohalpur=कोहलपुर N15, Baijanath=बैजनाथ G8, Khajura=खजुरा G8, Janaki=जानकी G6, Nepalgunj=नेपालगञ्ज S23, Duduwa=डुडुवा G6, Narainapur=नरैनापुर G6',
  'Bardiya: Bansgadhi=बाँसगढी N9, Barbardiya=बारबर्दिया N11, Thakurbaba=ठाकुरबाबा N9, Geruwa=गेरुवा G6, Rajapur=राजापुर N10, Madhuwan=मधुवन N9, Gulariya=गुलरिया N12, Badhaiyatal=बढैयाताल G9',
  'Dolpa: Dolpo Buddha=डोल्पो बुद्ध G6, Shey Phoksundo=शे फोक्सुण्डो G9, Jagadulla=जगदुल्ला G6, Mudkechula=मुड्केचुला G9, Tripurasundari=त्रिपुरासुन्दरी N11, Thulibheri=ठुलीभेरी N11, Kaike=काईके G7, Chharka Tangsong=छार्का ताङसोङ G6',
  'Mugu: Mugum Karmarong=मुगुम कार्मारोङ G9, Chhayanath Rara=छायाँनाथ रारा N14, Soru=सोरु G11, Khatyad=खत्याड G11',
  'Humla: Chankheli=चंखेली G6, Kharpunath=खार्पुनाथ G5, Simkot=सिमकोट G8, Namkha=नाम्खा G6, Sarkegad=सर्केगाड G8, Adanchuli=अदानचुली G6, Tanjakot=ताँजाकोट G5',
  'Jumla: Patarasi=पातारासी G7, Kanaka Sundari=कनकासुन्दरी G8, Sinja=सिंजा G6, Chandannath=चन्दननाथ N10, Guthichaur=गुठिचौर G5, Tatopani=तातोपानी G8, Tila=तिला G9, Hima=हिमा G7',
  'Kalikot: Palata=पलाता G9, Pachaljharana=पचालझरना G9, Raskot=रास्कोट N9, Sanni Triveni=सान्नी त्रिवेणी G9, Naraharinath=नरहरिनाथ G9, Khandachakra=खाँडाचक्र N11, Tilagufa=तिलागुफा N11, Mahawai=महावै G7, Shubha Kalika=शुभ कालिका G8',
  'Dailekh: Naumule=नौमुले G8, Mahabu=महाबु G6, Bhairabi=भैरवी G7, Thantikandh=ठाँटीकाँध G6, Aathbis=आठबीस N9, Chamunda Bindrasaini=चामुण्डा बिन्द्रासैनी N9, Dullu=दुल्लु N13, Narayan=नारायण N11, Bhagawatimai=भगवतीमाई G7, Dungeshwar=डुङ्गेश्वर G6, Gurans=गुराँस G8',
  'Jajarkot: Barekot=बारेकोट G9, Kuse=कुसे G9, Junichande=जुनीचाँदे G11, Chhedagad=छेडागाड N13, Shivalaya=शिवालय G9, Bheri=भेरी N13, Nalgad=नलगाड N13',
  'Western Rukum: Aathabisakot=आठबिसकोट N14, Sanibheri=सानीभेरी G11, Banphikot=बाँफिकोट G10, Musikot=मुसिकोट N14, Triveni=त्रिवेणी G10, Chaurjahari=चौरजहारी N14',
  'Salyan: Darma=दार्मा G6, Kumakh=कुमाख G7, Bangad Kupinde=बनगाड कुपिण्डे N12, Siddha Kumakh=सिद्ध कुमाख G5, Bagchaur=बागचौर N12, Chhatreshwari=छत्रेश्वरी G7, Sharada=शारदा N15, Kalimati=कालिमाटी G7, Triveni=त्रिवेणी G6, Kapurkot=कपुरकोट G6',
  'Surkhet: Simta=सिम्ता G9, Chingad=चिङ्गाड G6, Lekabeshi=लेकबेशी N10, Gurbhakot=गुर्भाकोट N14, Bheriganga=भेरीगंगा N13, Birendranagar=बीरेन्द्रनगर N16, Barahatal=बराहताल G10, Panchapuri=पञ्चपुरी N11, Chaukune=चौकुने G10',
  'Bajura: Himali=हिमाली G7, Gaumul=गौमुल G6, Budhinanda=बुढीनन्दा N10, Swami Kartik Khapar=स्वामीकार्तिक खापर G5, Jagannath=जगन्नाथ G6, Badimalika=बडीमालिका N9, Khaptad Chhededaha=खप्तड छेडेदह G7, Budhiganga=बुढीगंगा N10, Tribeni=त्रिवेणी N9',
  'Bajhang: Saipal=साइपाल G5, Bungal=बुंगल N11, Surma=सूर्मा G5, Talkot=तलकोट G7, Masta=मष्टा G7, Jayaprithvi=जयपृथ्वी N11, Chhabis Pathibhara=छबिसपाथिभेरा G7, Durgathali=दुर्गाथली G7, Kedarsyun=केदारस्युँ G9, Bitthadchir=बित्थडचिर G9, Thalara=थलारा G9, Khaptad Chhanna=खप्तडछान्ना G7',
  'Darchula: Byas=ब्याँस G6, Duhun=दुहुँ G5, Mahakali=महाकाली N9, Naugad=नौगाड G6, Apihimal=अपिहिमाल G6, Marma=मार्मा G6, Shailyashikhar=शैल्यशिखर N9, Malikarjun=मालिकार्जुन G8, Lekam=लेकम G6',
  'Baitadi: Dilasaini=डीलासैनी G7, Dogada Kedar=दोगडाकेदार G8, Puchaundi=पुर्चौडी N10, Surnaya=सुर्नया G8, Dasharathchand=दशरथचन्द N11, Pancheshwar=पञ्चेश्वर G6, Shivanath=शिवनाथ G6, Melauli=मेलौली N9, Patan=पाटन N10, Sigas=सिगास G9',
  'Dadeldhura: Nawadurga=नवदुर्गा G5, Amargadhi=अमरगढी N11, Ajayameru=अजयमेरु G6, Bhageshwar=भागेश्वर G5, Parashuram=परशुराम N12, Aalital=आलिताल G8, Ganyapdhura=गन्यापधुरा G5',
  'Doti: Purbichouki=पूर्वीचौकी G7, Sayal=सायल G6, Aadarsha=आदर्श G7, Shikhar=शिखर N11, Dipayal Silgadhi=दिपायल सिलगढी N9, K.I. Singh=के.आई.सिं. G7, Bogatan Phudsil=बोगटान फुड्सिल G7, Badi Kedar=बडीकेदार G5, Jorayal=जोरायल G6',
  'Achham: Panchadewal Binayak=पञ्चदेवल विनायक N9, Ramaroshan=रामारोशन G7, Mellekh=मेल्लेख G8, Sanphebagar=साँफेबगर N14, Chaurpati=चौरपाटी G7, Mangalsen=मंगलसेन N14, Bannigadhi Jayagadh=बान्नीगढी जयगढ G6, Kamalbazar=कमलबजार N10, Dhakari=ढकारी G8, Turmakhand=तुर्माखाँद G8',
  'Kailali: Mohanyal=मोहन्याल G7, Chure=चुरे G6, Godawari=गोदावरी N12, Gauriganga=गौरीगंगा N11, Ghodaghodi=घोडाघोडी N12, Bardagoriya=बर्दगोरिया G6, Lamki Chuha=लम्कीचुहा N10, Janaki=जानकी G9, Joshipur=जोशीपुर G7, Tikapur=टिकापुर N9, Bhajani=भजनी N9, Kailari=कैलारी G9, Dhangadhi=धनगढी S19',
  'Kanchanpur: Krishnapur=कृष्णपुर N9, Shuklaphanta=शुक्लाफाँटा N12, Bedkot=बेदकोट N10, Bhimdatta=भीमदत्त N19, Mahakali=महाकाली N10, Laljhadi=लालझाडी G6, Punarbas=पुनर्वास N11, Belauri=बेलौरी N10, Beldandi=बेलडाँडी G5',
];
