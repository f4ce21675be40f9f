/** Every word of the slip, in both languages. */
export const slipStrings = {
  en: {
    title: 'Connect your hospital record',
    qr: 'QR code that opens the portal with this code',
    code: 'Your code',
    name: 'For',
    until: 'Works until',
    open: 'Scan, or open',
    logIn: 'Log in, or register',
    enter: 'Enter this code and your date of birth',
    warning: 'Works once, only with your date of birth. Don’t photograph or share it.',
    help: 'Help',
    printed: 'Printed',
  },
  ne: {
    title: 'अस्पतालको विवरण जोड्नुहोस्',
    code: 'तपाईंको कोड',
    name: 'नाम',
    until: 'यहाँसम्म चल्छ',
    open: 'स्क्यान गर्नुहोस्, वा यो ठेगाना खोल्नुहोस्',
    logIn: 'लगइन गर्नुहोस्, वा दर्ता गर्नुहोस्',
    enter: 'यो कोड र आफ्नो जन्म मिति लेख्नुहोस्',
    warning: 'एक पटक मात्र, तपाईंको जन्म मितिसँगै चल्छ। फोटो नखिच्नुहोस्, कसैलाई नदिनुहोस्।',
    help: 'मद्दत',
  },
} as const;
