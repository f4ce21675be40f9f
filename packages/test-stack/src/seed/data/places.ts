export const organization = {
  id: '238488',
  name: 'Himal Valley Hospital',
  nepali: 'हिमाल भ्याली अस्पताल',
  address: 'Maharajgunj, Kathmandu',
  addressInNepali: 'महाराजगञ्ज, काठमाडौँ',
  phone: '+977-1-5550100',
  email: 'info@himalvalley.example',
};

export const laboratory = { name: 'Central Diagnostic Laboratory', nepali: 'केन्द्रीय प्रयोगशाला' };

export const places = {
  main: {
    name: 'Main Hospital, Kathmandu',
    nepali: 'मुख्य अस्पताल, काठमाडौँ',
    line: 'Maharajgunj',
    ward: 3,
    city: 'Kathmandu Metropolitan City',
    district: 'Kathmandu',
  },
  patan: {
    name: 'Patan Clinic',
    nepali: 'पाटन क्लिनिक',
    line: 'Mangal Bazaar',
    ward: 16,
    city: 'Lalitpur Metropolitan City',
    district: 'Lalitpur',
  },
  eye: {
    name: 'Eye Clinic, Lalitpur',
    nepali: 'आँखा क्लिनिक, ललितपुर',
    line: 'Pulchowk',
    ward: 3,
    city: 'Lalitpur Metropolitan City',
    district: 'Lalitpur',
  },
} as const;

export type PlaceKey = keyof typeof places;
