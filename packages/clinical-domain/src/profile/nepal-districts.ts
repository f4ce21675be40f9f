import type { LanguageTag } from '../language/format-locale.ts';
import { sortByName } from '../names/sort-names.ts';

export type Place = { en: string; ne: string };
export type Province = Place & { districts: readonly Place[] };

/** The 7 provinces and 77 districts of Nepal, as they have been since 2023. Records keep the English name. */
export const provinces: readonly Province[] = [
  province(
    'Koshi Province=कोशी प्रदेश',
    'Bhojpur=भोजपुर, Dhankuta=धनकुटा, Ilam=इलाम, Jhapa=झापा, Khotang=खोटाङ, Morang=मोरङ, Okhaldhunga=ओखलढुङ्गा, Panchthar=पाँचथर, Sankhuwasabha=सङ्खुवासभा, Solukhumbu=सोलुखुम्बु, Sunsari=सुनसरी, Taplejung=ताप्लेजुङ, Terhathum=तेह्रथुम, Udayapur=उदयपुर',
  ),
  province(
    'Madhesh Province=मधेश प्रदेश',
    'Bara=बारा, Dhanusha=धनुषा, Mahottari=महोत्तरी, Parsa=पर्सा, Rautahat=रौतहट, Saptari=सप्तरी, Sarlahi=सर्लाही, Siraha=सिराहा',
  ),
  province(
    'Bagmati Province=बागमती प्रदेश',
    'Bhaktapur=भक्तपुर, Chitwan=चितवन, Dhading=धादिङ, Dolakha=दोलखा, Kathmandu=काठमाडौँ, Kavrepalanchok=काभ्रेपलाञ्चोक, Lalitpur=ललितपुर, Makwanpur=मकवानपुर, Nuwakot=नुवाकोट, Ramechhap=रामेछाप, Rasuwa=रसुवा, Sindhuli=सिन्धुली, Sindhupalchok=सिन्धुपाल्चोक',
  ),
  province(
    'Gandaki Province=गण्डकी प्रदेश',
    'Baglung=बागलुङ, Gorkha=गोरखा, Kaski=कास्की, Lamjung=लमजुङ, Manang=मनाङ, Mustang=मुस्ताङ, Myagdi=म्याग्दी, Nawalpur=नवलपुर, Parbat=पर्वत, Syangja=स्याङ्जा, Tanahun=तनहुँ',
  ),
  province(
    'Lumbini Province=लुम्बिनी प्रदेश',
    'Arghakhanchi=अर्घाखाँची, Banke=बाँके, Bardiya=बर्दिया, Dang=दाङ, Eastern Rukum=रुकुम पूर्व, Gulmi=गुल्मी, Kapilvastu=कपिलवस्तु, Palpa=पाल्पा, Parasi=परासी, Pyuthan=प्युठान, Rolpa=रोल्पा, Rupandehi=रुपन्देही',
  ),
  province(
    'Karnali Province=कर्णाली प्रदेश',
    'Dailekh=दैलेख, Dolpa=डोल्पा, Humla=हुम्ला, Jajarkot=जाजरकोट, Jumla=जुम्ला, Kalikot=कालिकोट, Mugu=मुगु, Salyan=सल्यान, Surkhet=सुर्खेत, Western Rukum=रुकुम पश्चिम',
  ),
  province(
    'Sudurpashchim Province=सुदूरपश्चिम प्रदेश',
    'Achham=अछाम, Baitadi=बैतडी, Bajhang=बझाङ, Bajura=बाजुरा, Dadeldhura=डडेल्धुरा, Darchula=दार्चुला, Doti=डोटी, Kailali=कैलाली, Kanchanpur=कञ्चनपुर',
  ),
];

/** Of one province, or of all while none of these is chosen. */
export function listDistricts(provinceName: string, language: LanguageTag): Place[] {
  const chosen = provinces.filter(({ en }) => en === provinceName);
  const found = (chosen.length > 0 ? chosen : provinces).flatMap(({ districts }) => districts);
  return sortByName(found, (district) => district[language], language);
}

export function findProvinceOf(district: string): string | undefined {
  return provinces.find(({ districts }) => districts.some(({ en }) => en === district))?.en;
}

/** What the record says, in the patient's language where we know the place. */
export function formatPlace(name: string, language: LanguageTag): string {
  const known = [...provinces, ...provinces.flatMap(({ districts }) => districts)];
  return known.find(({ en }) => en === name)?.[language] ?? name;
}

function province(name: string, districts: string): Province {
  return { ...place(name), districts: districts.split(', ').map(place) };
}

function place(names: string): Place {
  const [en = '', ne = ''] = names.split('=');
  return { en, ne };
}
