export const specialties = {
  neurology: { code: '394591006', display: 'Neurology', nepali: 'स्नायु रोग' },
  cardiology: { code: '394579002', display: 'Cardiology', nepali: 'हृदय रोग' },
  dermatology: { code: '394582007', display: 'Dermatology', nepali: 'छाला रोग' },
  radiology: { code: '394914008', display: 'Radiology', nepali: 'रेडियोलोजी' },
  oncology: { code: '394592004', display: 'Clinical Oncology', nepali: 'क्यान्सर रोग' },
  ent: { code: '418960008', display: 'ENT (Otolaryngology)', nepali: 'नाक, कान, घाँटी' },
  orthopedics: { code: '394801008', display: 'Trauma and Orthopedic', nepali: 'हाडजोर्नी तथा चोटपटक' },
  urology: { code: '394612005', display: 'Urology', nepali: 'मूत्र रोग' },
  anesthetics: { code: '394577000', display: 'Anesthetics', nepali: 'एनेस्थेसिया' },
  ophthalmology: { code: '394594003', display: 'Ophthalmology', nepali: 'आँखा रोग' },
} as const;

export type SpecialtyKey = keyof typeof specialties;
