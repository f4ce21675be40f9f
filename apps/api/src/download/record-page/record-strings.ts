import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { VisitState } from '@portal/clinical-domain/visits/visit-state';

type Strings = {
  title: string;
  onlyThis: string;
  made: (when: string) => string;
  /** What this page is not. */
  remark: string;
  patient: {
    number: string;
    birthDate: string;
    gender: string;
    phone: string;
    email: string;
    address: string;
  };
  genders: Record<string, string>;
  sections: Record<string, string>;
  statuses: Record<string, string>;
  doctorNotes: string;
  you: string;
  visit: string;
  visitStates: Record<VisitState, string>;
  byVideo: string;
  inPerson: string;
  bill: string;
  form: string;
  unnamed: string;
};

/** Every word that the portal itself puts on the page of the whole record. */
export const recordStrings: Record<LanguageTag, Strings> = {
  en: {
    title: 'Your health record',
    onlyThis: 'English only',
    made: (when) => `Made on ${when} from the record of`,
    remark:
      'Everything here is also in the folder fhir, in the form that hospitals exchange, with who looked at your record. Documents and pictures are in the folder files. This page is private.',
    patient: {
      number: 'Patient ID',
      birthDate: 'Date of birth',
      gender: 'Gender',
      phone: 'Phone',
      email: 'E-mail',
      address: 'Address',
    },
    genders: { female: 'Female', male: 'Male', other: 'Other' },
    sections: {
      AllergyIntolerance: 'Allergies',
      Condition: 'Conditions',
      MedicationRequest: 'Medicines',
      Immunization: 'Vaccines',
      DiagnosticReport: 'Test reports',
      Observation: 'Single results and readings',
      Appointment: 'Appointments',
      DocumentReference: 'Documents',
      Communication: 'Messages and notifications',
      Invoice: 'Bills',
      MedicationAdministration: 'Doses',
      QuestionnaireResponse: 'Forms',
      Consent: 'Consents',
      Task: 'Requests',
      Account: 'Accounts',
      ChargeItem: 'Charges',
    },
    statuses: {
      active: 'Current',
      inactive: 'No longer current',
      resolved: 'Over',
      remission: 'In remission',
      recurrence: 'Came back',
      relapse: 'Came back',
      completed: 'Completed',
      'on-hold': 'On hold',
      stopped: 'Stopped',
      cancelled: 'Cancelled',
      'not-done': 'Not taken',
      'in-progress': 'In progress',
      draft: 'Draft',
      current: 'Current',
      superseded: 'Replaced',
      issued: 'To pay',
      balanced: 'Paid',
      final: 'Completed',
      preliminary: 'Pending',
      amended: 'Amended',
      corrected: 'Corrected',
      rejected: 'Rejected',
    },
    doctorNotes: 'Doctor Notes',
    you: 'You',
    visit: 'Appointment',
    visitStates: {
      proposed: 'Awaiting confirmation',
      unanswered: 'The clinic didn’t confirm this visit',
      waitlisted: 'Waiting for a free time',
      confirmed: 'Confirmed',
      'checked-in': 'Checked in',
      completed: 'Completed',
      moved: 'Moved to another time',
      'cancelled-by-patient': 'Cancelled by you',
      declined: 'Declined by the clinic',
      'cancelled-by-clinic': 'Cancelled by the clinic',
      cancelled: 'Cancelled',
      missed: 'Missed',
      'entered-in-error': 'Entered by mistake',
    },
    byVideo: 'Online (Telemedicine)',
    inPerson: 'In person',
    bill: 'Bill',
    form: 'Form',
    unnamed: 'Not named',
  },
  ne: {
    title: 'तपाईंको स्वास्थ्य अभिलेख',
    onlyThis: 'नेपाली मात्र',
    made: (when) => `${when} मा यसको अभिलेखबाट बनाइएको:`,
    remark:
      'यहाँका सबै कुरा fhir फोल्डरमा पनि छन्, अस्पतालहरूले साट्ने रूपमा, अभिलेख कसले हेर्‍यो भन्ने विवरणसहित। कागजात र तस्बिर files फोल्डरमा छन्। यो पाना निजी हो।',
    patient: {
      number: 'बिरामी नम्बर',
      birthDate: 'जन्म मिति',
      gender: 'लिङ्ग',
      phone: 'फोन',
      email: 'इमेल',
      address: 'ठेगाना',
    },
    genders: { female: 'महिला', male: 'पुरुष', other: 'अन्य' },
    sections: {
      AllergyIntolerance: 'एलर्जी',
      Condition: 'स्वास्थ्य समस्या',
      MedicationRequest: 'औषधि',
      Immunization: 'खोप',
      DiagnosticReport: 'जाँचका रिपोर्ट',
      Observation: 'छुट्टाछुट्टै नतिजा र नाप',
      Appointment: 'भेट',
      DocumentReference: 'कागजात',
      Communication: 'सन्देश र सूचना',
      Invoice: 'बिल',
      MedicationAdministration: 'औषधिका डोज',
      QuestionnaireResponse: 'फारम',
      Consent: 'अनुमति',
      Task: 'अनुरोध',
      Account: 'खाता',
      ChargeItem: 'शुल्क',
    },
    statuses: {
      active: 'अहिलेको',
      inactive: 'अहिलेको होइन',
      resolved: 'निको भएको',
      remission: 'कम भएको',
      recurrence: 'फेरि भएको',
      relapse: 'फेरि भएको',
      completed: 'सम्पन्न',
      'on-hold': 'रोकिएको',
      stopped: 'बन्द गरिएको',
      cancelled: 'रद्द',
      'not-done': 'नलिएको',
      'in-progress': 'चलिरहेको',
      draft: 'मस्यौदा',
      current: 'अहिलेको',
      superseded: 'बदलिएको',
      issued: 'तिर्न बाँकी',
      balanced: 'तिरिसकेको',
      final: 'सम्पन्न',
      preliminary: 'प्रतीक्षामा',
      amended: 'संशोधित',
      corrected: 'सच्याइएको',
      rejected: 'अस्वीकृत',
    },
    doctorNotes: 'डाक्टरको टिप्पणी',
    you: 'तपाईं',
    visit: 'भेट',
    visitStates: {
      proposed: 'पक्का हुन बाँकी',
      unanswered: 'क्लिनिकले यो भेट पक्का गरेन',
      waitlisted: 'खाली समय पर्खँदै',
      confirmed: 'पक्का भयो',
      'checked-in': 'दर्ता भयो',
      completed: 'सम्पन्न',
      moved: 'अर्को समयमा सारियो',
      'cancelled-by-patient': 'तपाईंले रद्द गर्नुभयो',
      declined: 'क्लिनिकले स्वीकार गरेन',
      'cancelled-by-clinic': 'क्लिनिकले रद्द गर्‍यो',
      cancelled: 'रद्द भयो',
      missed: 'छुट्यो',
      'entered-in-error': 'गल्तीले राखिएको',
    },
    byVideo: 'अनलाइन (टेलिमेडिसिन)',
    inPerson: 'क्लिनिकमै',
    bill: 'बिल',
    form: 'फारम',
    unnamed: 'नाम नभएको',
  },
};
