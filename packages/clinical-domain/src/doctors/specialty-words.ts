/** Words by which people look for a kind of doctor, with commas between them; they are never shown. The code is SNOMED CT's. */
export type SpecialtyWords = { code: string; english: string; nepali: string; inLatinLetters?: string };

/**
 * Parts of the body, what they are called at home, and names of illnesses: English, Nepali, Nepali in Latin letters. No
 * complaints: which doctor a pain belongs to is a clinician's to say. A clinician confirms the list: docs/clinical-review.md.
 */
export const specialtyWords: readonly SpecialtyWords[] = [
  {
    code: '394591006',
    english: 'brain, nerve, neurologist, epilepsy, migraine, parkinson',
    nepali: 'मस्तिष्क, दिमाग, गिदी, स्नायु, नसा, छारे रोग, माइग्रेन',
    inLatinLetters: 'dimag, gidi, snayu, nasa, chhare',
  },
  {
    code: '394579002',
    english: 'heart, cardiac, cardiologist, blood pressure',
    nepali: 'मुटु, हृदय, रक्तचाप, प्रेसर',
    inLatinLetters: 'mutu, hridaya',
  },
  {
    code: '394582007',
    english: 'skin, hair, nail, dermatologist, acne, pimple, eczema, psoriasis, ringworm',
    nepali: 'छाला, कपाल, रौं, नङ, डन्डीफोर, दाद, चाया, दुबी',
    inLatinLetters: 'chhala, chala, kapal, nang, dandifor, daad',
  },
  {
    code: '394914008',
    english: 'x-ray, xray, ultrasound, scan, CT, MRI, mammogram, radiologist',
    nepali: 'एक्सरे, एक्स-रे, भिडियो एक्सरे, अल्ट्रासाउन्ड, स्क्यान, एमआरआई',
  },
  {
    code: '394592004',
    english: 'cancer, tumour, tumor, oncologist, chemotherapy, leukaemia, leukemia',
    nepali: 'क्यान्सर, अर्बुद, ट्युमर, केमोथेरापी',
    inLatinLetters: 'kyansar, arbud',
  },
  {
    code: '418960008',
    english: 'ear, nose, throat, hearing, sinus, tonsil, voice',
    nepali: 'कान, नाक, घाँटी, घाटी, टन्सिल, पिनास, स्वर',
    inLatinLetters: 'kaan, kan, naak, nak, ghanti, pinas',
  },
  {
    code: '394801008',
    english: 'bone, joint, fracture, knee, hip, shoulder, spine, injury, orthopaedic, orthopedist, arthritis',
    nepali: 'हाड, हड्डी, जोर्नी, घुँडा, घुडा, ढाड, मेरुदण्ड, कुम, चोट, बाथ',
    inLatinLetters: 'haad, haddi, jorni, ghunda, dhad, bath',
  },
  {
    code: '394612005',
    english: 'urine, bladder, prostate, kidney stone, urologist',
    nepali: 'पिसाब, मूत्र, प्रोस्टेट, पत्थरी, मूत्रथैली',
    inLatinLetters: 'pisab, pisaab, patthari',
  },
  {
    code: '394577000',
    english: 'anaesthesia, anesthesia, anaesthetist, anesthetist',
    nepali: 'एनेस्थेसिया, लठ्याउने',
  },
  {
    code: '394594003',
    english: 'eye, vision, sight, glasses, cataract, glaucoma, ophthalmologist',
    nepali: 'आँखा, आखा, दृष्टि, नजर, चस्मा, मोतिबिन्दु, जलबिन्दु',
    inLatinLetters: 'aankha, ankha, aakha, chasma, motibindu, jalbindu',
  },
];
