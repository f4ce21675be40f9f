import type { Binary, DocumentReference, FhirResource, Reference } from 'fhir/r4';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { buildPdf, buildPng } from '../files.ts';
import { hospital } from '../hospital.ts';
import { stableId } from '../ids.ts';

interface Paper {
  title: string;
  fileName: string;
  contentType: string;
  daysAgo: number;
  isOwn: boolean;
  build: () => Buffer;
}

const papers: Paper[] = [
  {
    title: 'Discharge letter, knee',
    fileName: 'discharge-letter.pdf',
    contentType: 'application/pdf',
    daysAgo: 80,
    isOwn: false,
    build: () => buildPdf(['Discharge letter', 'Torn meniscus, left knee', 'Rest for two weeks.']),
  },
  {
    title: 'Photo of the rash',
    fileName: 'rash.png',
    contentType: 'image/png',
    daysAgo: 33,
    isOwn: true,
    build: () => buildPng(),
  },
];

export function buildDocuments(patient: Reference, patientId: string, today: ClinicDay): FhirResource[] {
  return papers.flatMap((paper, ordinal) => buildPaper(paper, ordinal, patient, patientId, today));
}

function buildPaper(
  { title, fileName, contentType, daysAgo, isOwn, build }: Paper,
  ordinal: number,
  patient: Reference,
  patientId: string,
  today: ClinicDay,
): [Binary, DocumentReference] {
  const id = stableId('Binary', patientId, ordinal);
  const date = clinicTime(addDays(today, -daysAgo), '15:20');
  const self = { reference: patient.reference ?? '' };
  const bytes = build();
  return [
    { resourceType: 'Binary', id, contentType, securityContext: self, data: bytes.toString('base64') },
    {
      resourceType: 'DocumentReference',
      id: stableId('DocumentReference', patientId, ordinal),
      status: 'current',
      subject: self,
      date,
      author: [isOwn ? self : hospital],
      description: title,
      content: [
        {
          attachment: {
            contentType,
            url: `Binary/${id}`,
            title: fileName,
            size: bytes.length,
            creation: date,
          },
        },
      ],
    },
  ];
}
