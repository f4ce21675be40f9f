/** For whoever opens the file, in both languages. */
export const readMe = `Your health record

health-record.html   your record to read and print, in English and Nepali. Open it in any browser.
fhir/           everything in your record, one file for each kind, in the standard form (FHIR R4, NDJSON): for another
                hospital or an app. One line is one entry.
files/          your documents, reports and pictures, as they were stored.
portal/         your choices in the portal: notifications, muted conversations, confirmed contacts.
manifest.json   what is inside, when it was made, what is left out and why.

This folder is private: it holds your whole health record. Keep it where nobody else opens it.


तपाईंको स्वास्थ्य विवरण

health-record.html   पढ्न र छाप्न मिल्ने तपाईंको विवरण, अङ्ग्रेजी र नेपालीमा। जुनसुकै ब्राउजरमा खोल्नुहोस्।
fhir/           तपाईंको विवरणका सबै कुरा, हरेक प्रकारको एउटा फाइल, मानक रूपमा (FHIR R4, NDJSON): अर्को अस्पताल वा
                एपका लागि। एक लाइन भनेको एउटा प्रविष्टि हो।
files/          तपाईंका कागजात, रिपोर्ट र तस्बिर, जस्ताको तस्तै।
portal/         पोर्टलमा तपाईंले गरेका छनोट: सूचना, र सूचना बन्द गरिएका कुराकानी।
manifest.json   भित्र के छ, कहिले बनाइयो, के छुट्यो र किन।

यो फोल्डर निजी हो: यसमा तपाईंको पूरा स्वास्थ्य विवरण छ। अरूले नखोल्ने ठाउँमा राख्नुहोस्।
`;
