export interface Message {
  from: 'patient' | 'doctor';
  daysAgo: number;
  time: string;
  text?: string;
  file?: { kind: 'pdf' | 'voice' | 'picture'; title: string };
  /** Not yet opened by the one it was sent to. */
  unread?: boolean;
}

export interface Conversation {
  doctor: string;
  topic: string;
  messages: Message[];
}

/** No message is from today: at seven in the morning it would lie in the future. */
export const conversations: Conversation[] = [
  {
    doctor: 'anil-shrestha',
    topic: 'Cholesterol',
    messages: [
      {
        from: 'patient',
        daysAgo: 2,
        time: '16:52',
        text: 'Namaste doctor. I got my lipid report. LDL is still above normal.',
      },
      { from: 'patient', daysAgo: 2, time: '16:53', file: { kind: 'pdf', title: 'Lipid-profile.pdf' } },
      {
        from: 'doctor',
        daysAgo: 1,
        time: '09:12',
        text: 'Namaste Sita ji. I have read it. It came down from 141 to 138, so we are going the right way.',
      },
      { from: 'doctor', daysAgo: 1, time: '09:15', file: { kind: 'voice', title: 'Voice message.wav' } },
      { from: 'patient', daysAgo: 1, time: '09:20', text: 'हुन्छ डाक्टर साब, धन्यवाद। शुक्रबार भेटौँला।' },
    ],
  },
  {
    doctor: 'prabha-gurung',
    topic: 'Skin',
    messages: [
      {
        from: 'patient',
        daysAgo: 4,
        time: '18:05',
        text: 'The patch is smaller, but it still itches at night.',
      },
      { from: 'patient', daysAgo: 4, time: '18:06', file: { kind: 'picture', title: 'Arm.png' } },
      {
        from: 'doctor',
        daysAgo: 3,
        time: '10:40',
        text: 'Thank you for the picture, it looks good.\n\nUse the cream for one more week:\n- morning\n- night',
      },
      { from: 'patient', daysAgo: 3, time: '10:52', text: 'I will. The tube is almost empty.' },
      {
        from: 'doctor',
        daysAgo: 1,
        time: '12:30',
        text: 'I have written a new prescription.',
        unread: true,
      },
      {
        from: 'doctor',
        daysAgo: 1,
        time: '15:10',
        text: 'Your cream is ready at the pharmacy.',
        unread: true,
      },
    ],
  },
  {
    doctor: 'rajesh-thapa',
    topic: 'Headaches',
    messages: [
      {
        from: 'doctor',
        daysAgo: 47,
        time: '13:15',
        text: 'I saw that you cancelled. Are the headaches gone?',
      },
      {
        from: 'patient',
        daysAgo: 47,
        time: '19:40',
        text: 'Yes, since I drink more water and sleep earlier.',
      },
      {
        from: 'doctor',
        daysAgo: 46,
        time: '09:05',
        text: 'Good. Write to me if they come back more than twice a week.',
      },
      { from: 'patient', daysAgo: 46, time: '09:30', text: 'Thank you, doctor.' },
    ],
  },
  {
    doctor: 'nirmala-rai',
    topic: 'Reading glasses',
    messages: [
      {
        from: 'patient',
        daysAgo: 7,
        time: '08:15',
        text: 'Do I need somebody with me for the eye check?',
      },
      { from: 'doctor', daysAgo: 6, time: '11:20', file: { kind: 'voice', title: 'Voice message.wav' } },
      {
        from: 'doctor',
        daysAgo: 6,
        time: '11:21',
        text: 'हजुर, आँखामा औषधि हालेपछि केही घण्टा धमिलो देखिन्छ। कोही साथमा आए राम्रो।',
      },
    ],
  },
];
