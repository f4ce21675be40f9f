export const givenNames = {
  female:
    'Aarati Anita Asmita Bimala Deepa Gita Indira Kabita Laxmi Maya Nisha Parbati Rama Sabina Sangita Sarala Shova Sushila Urmila Yamuna'.split(
      ' ',
    ),
  male: 'Arjun Bishnu Chandra Dinesh Ganesh Hari Ishwor Jeevan Keshav Krishna Madan Nabin Om Prakash Raju Rabin Santosh Shyam Tek Umesh'.split(
    ' ',
  ),
};

export const familyNames =
  'Acharya Adhikari Bhandari Bhattarai Chaudhary Dangol Gautam Ghale Gurung Khadka Khatri Lama Limbu Magar Maharjan Oli Pandey Poudel Rai Rana Shakya Sherpa Shrestha Subedi Tamang Thapa Tharu Yadav'.split(
    ' ',
  );

export const districts = [
  { district: 'Kathmandu', city: 'Kathmandu Metropolitan City', province: 'Bagmati Province' },
  { district: 'Lalitpur', city: 'Lalitpur Metropolitan City', province: 'Bagmati Province' },
  { district: 'Kaski', city: 'Pokhara Metropolitan City', province: 'Gandaki Province' },
  { district: 'Morang', city: 'Biratnagar Metropolitan City', province: 'Koshi Province' },
  { district: 'Chitwan', city: 'Bharatpur Metropolitan City', province: 'Bagmati Province' },
  { district: 'Parsa', city: 'Birgunj Metropolitan City', province: 'Madhesh Province' },
];
