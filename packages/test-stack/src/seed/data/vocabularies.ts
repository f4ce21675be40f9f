import { systemUris, valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';

export interface Vocabulary {
  name: string;
  title: string;
  system: string;
  /** Where the portal expands it as a value set. */
  valueSet?: { url: string; name: string };
  concepts: { code: string; display: string; nepali: string }[];
}

export const vocabularies: Vocabulary[] = [
  {
    name: 'AppointmentType',
    title: 'Appointment types',
    system: systemUris.appointmentType,
    valueSet: { url: valueSetUrls.appointmentTypes, name: 'AppointmentTypes' },
    concepts: [
      { code: 'FOLLOWUP', display: 'Follow Up', nepali: 'फलोअप' },
      { code: 'ROUTINE', display: 'Routine', nepali: 'नियमित' },
      { code: 'CHECKUP', display: 'Checkup', nepali: 'जाँच' },
    ],
  },
  {
    name: 'CancelReason',
    title: 'Reasons to cancel a visit',
    system: systemUris.cancelReason,
    valueSet: { url: valueSetUrls.cancelReasons, name: 'CancelReasons' },
    concepts: [
      { code: 'BETTER', display: 'I feel better', nepali: 'मलाई सन्चो भयो' },
      { code: 'TIME', display: 'I cannot come at this time', nepali: 'यो समयमा आउन सक्दिनँ' },
      { code: 'OTHERDOCTOR', display: 'I will see another doctor', nepali: 'अर्कै डाक्टरलाई भेट्छु' },
      { code: 'OTHER', display: 'Another reason', nepali: 'अन्य कारण' },
    ],
  },
  {
    name: 'VisitMode',
    title: 'How a visit takes place',
    system: systemUris.visitMode,
    concepts: [
      { code: 'in-person', display: 'In person', nepali: 'क्लिनिकमै' },
      { code: 'video', display: 'Online (Telemedicine)', nepali: 'अनलाइन (टेलिमेडिसिन)' },
    ],
  },
  {
    name: 'CommunicationKind',
    title: 'Kinds of communication',
    system: systemUris.communicationKind,
    concepts: [
      { code: 'thread', display: 'Conversation', nepali: 'कुराकानी' },
      { code: 'message', display: 'Message', nepali: 'सन्देश' },
    ],
  },
  {
    name: 'ServiceKind',
    title: 'Kinds of service',
    system: systemUris.serviceKind,
    concepts: [
      { code: 'doctor-visit', display: 'Visit to one doctor', nepali: 'डाक्टरसँग भेट' },
      { code: 'medical-consultation', display: 'Medical Consultation', nepali: 'चिकित्सा परामर्श' },
      { code: 'lab-tests', display: 'Lab Tests & Diagnostics', nepali: 'प्रयोगशाला जाँच' },
      { code: 'lab-test', display: 'One laboratory test', nepali: 'प्रयोगशालाको एउटा जाँच' },
      { code: 'pharmacy-orders', display: 'Pharmacy Orders', nepali: 'फार्मेसी' },
      { code: 'health-plans', display: 'Health Plans & Insurance', nepali: 'स्वास्थ्य योजना र बीमा' },
      { code: 'home-care', display: 'Home Care Services', nepali: 'घरमै सेवा' },
      { code: 'emergency', display: 'Emergency Services', nepali: 'आकस्मिक सेवा' },
    ],
  },
];
