import type { Source } from '../meaning.ts';

/** Public pages that were read for these words, in November 2026. */
export const sources = {
  bloodCount: {
    title: 'MedlinePlus: Complete Blood Count',
    url: 'https://medlineplus.gov/lab-tests/complete-blood-count-cbc/',
  },
  bloodCountTypes: {
    title: 'Healthdirect: Full blood count',
    url: 'https://www.healthdirect.gov.au/full-blood-count',
  },
  abnormalCounts: {
    title: 'Froedtert: Abnormal blood counts',
    url: 'https://www.froedtert.com/benign-hematology/conditions/abnormal-blood-counts',
  },
  liverTrustCount: {
    title: 'British Liver Trust: Full blood count',
    url: 'https://www.britishlivertrust.org.uk/liver-information/tests-and-screening/full-blood-count/',
  },
  highHemoglobin: {
    title: 'Medichecks: Haemoglobin',
    url: 'https://medichecks.com/pages/biomarkers-haemoglobin',
  },
  hematocrit: {
    title: 'Encyclopedia.com: Hematocrit',
    url: 'https://encyclopedia.com/medicine/encyclopedias-almanacs-transcripts-and-maps/hematocrit-2',
  },
  cellIndices: {
    title: 'MedlinePlus: Red Blood Cell Indices',
    url: 'https://medlineplus.gov/lab-tests/red-blood-cell-rbc-indices/',
  },
  cellHemoglobin: {
    title: 'RemedysRx: Red blood cell indices',
    url: 'https://guardian-ida-remedysrx.ca/en/article/laboratory-tests/red-blood-cell-indices',
  },
  cellWidth: {
    title: 'MedlinePlus: Red Cell Distribution Width',
    url: 'https://medlineplus.gov/lab-tests/rdw-red-cell-distribution-width/',
  },
  platelets: {
    title: 'Medicover Hospitals: Platelet count',
    url: 'https://www.medicoverhospitals.in/diagnostics-pathology-tests/platelet-count',
  },
  differential: {
    title: 'MedlinePlus: Blood differential test',
    url: 'https://medlineplus.gov/ency/article/003657.htm',
  },
  inflammation: {
    title: 'Patient.info: Blood tests to detect inflammation',
    url: 'https://patient.info/health/blood-tests/blood-tests-to-detect-inflammation',
  },
  hba1c: {
    title: 'HSE Ireland: HbA1c testing',
    url: 'https://www2.hse.ie/conditions/type-2-diabetes/managing-blood-glucose-levels/hba1c-testing',
  },
  sugar: {
    title: 'The Carents Room: High or low blood sugar',
    url: 'https://thecarentsroom.com/guidance/high-or-low-blood-sugar/',
  },
  cholesterol: {
    title: 'Pathology Tests Explained: Cholesterol',
    url: 'https://pathologytestsexplained.org.au/ptests.php?q=Cholesterol',
  },
  cholesterolTypes: {
    title: 'US Homeland Security: Cholesterol education',
    url: 'https://www.dhs.gov/employee-resources/blog/2021/09/16/cholesterol-education',
  },
  cholesterolLevels: {
    title: 'MedlinePlus: Cholesterol Levels',
    url: 'https://medlineplus.gov/lab-tests/cholesterol-levels/',
  },
  liver: {
    title: 'British Liver Trust: Liver blood tests',
    url: 'https://britishlivertrust.org.uk/?p=26629',
  },
  directBilirubin: { title: 'i-screen: Liver test', url: 'https://www.i-screen.com.au/tests/liver-test' },
  albumin: {
    title: 'MedlinePlus: Albumin Blood Test',
    url: 'https://medlineplus.gov/lab-tests/albumin-blood-test/',
  },
  highAlbumin: {
    title: 'TFI Biomedical: Liver function test',
    url: 'https://www.tfibiomedical.co.uk/profiles-and-analytes/LFT',
  },
  totalProtein: {
    title: 'Aspira Diagnostics: Serum proteins',
    url: 'https://www.aspiradiagnostics.com/product/proteinsserum/',
  },
  amylase: {
    title: 'Lab Tests Online Australasia: Amylase',
    url: 'https://www.labtestsonline.org.au/learning/test-index/amylase',
  },
  lipase: { title: 'HealthEngine: Lipase test', url: 'https://healthengine.com.au/info/Lipase-Test' },
  kidney: {
    title: 'Healthify NZ: Kidney function blood test',
    url: 'https://healthify.nz/kidney-function-blood-test-in-depth-information',
  },
  sodium: {
    title: 'Pathology Tests Explained: Sodium',
    url: 'https://pathologytestsexplained.org.au/ptests-pro.php?q=Sodium',
  },
  sodiumLevels: {
    title: 'One Day Tests: Sodium',
    url: 'https://onedaytests.com/pages/sodium-description-and-reference-ranges',
  },
  potassium: {
    title: 'Pathology Tests Explained: Potassium',
    url: 'https://pathologytestsexplained.org.au/learning/test-index/potassium',
  },
  chloride: { title: 'Blood London: Chloride', url: 'https://www.blood.london/glossary/chloride/' },
  bicarbonate: {
    title: 'NHS Sheffield Laboratory Medicine: Bicarbonate',
    url: 'https://sheffieldlaboratorymedicine.nhs.uk/search-test.php?search=2952',
  },
  calcium: {
    title: 'Pathology Tests Explained: Calcium',
    url: 'https://pathologytestsexplained.org.au/ptests.php?q=Calcium',
  },
  calciumLevels: {
    title: 'Canterbury Health Laboratories: Calcium',
    url: 'https://www.chl.co.nz/test/calcium-plasma/',
  },
  magnesium: {
    title: 'NHS North West London Pathology: Magnesium',
    url: 'https://www.nwlpathology.nhs.uk/tests-database/magnesium-blood/',
  },
  phosphate: {
    title: 'Pathology Tests Explained: Phosphate',
    url: 'https://pathologytestsexplained.org.au/ptests-printer-version.php?q=Phosphate',
  },
  tsh: {
    title: 'Pathology Tests Explained: TSH',
    url: 'https://pathologytestsexplained.org.au/learning/test-index/tsh',
  },
  thyroidHormones: {
    title: 'Monitor My Health (NHS): Thyroid test',
    url: 'https://monitormyhealth.org.uk/thyroid-test/',
  },
  ironStudies: {
    title: 'Pathology Tests Explained: Iron studies',
    url: 'https://pathologytestsexplained.org.au/ptests.php?q=Iron+Studies',
  },
  iron: {
    title: 'Pathology Tests Explained: Iron',
    url: 'https://pathologytestsexplained.org.au/ptests.php?q=Iron',
  },
  ironPatterns: { title: 'IPE Screening: Iron', url: 'https://www.ipescreening.com/iron/' },
  vitaminB12: {
    title: 'Pathology Tests Explained: Vitamin B12 and folate',
    url: 'https://pathologytestsexplained.org.au/ptests-pro.php?q=Vitamin+B12',
  },
  vitaminD: {
    title: 'Pathology Tests Explained: Vitamin D',
    url: 'https://pathologytestsexplained.org.au/ptests-printer-version.php?q=Vitamin%20D',
  },
  clotting: {
    title: 'Mayo Clinic: Prothrombin time test',
    url: 'https://www.mayoclinic.org/tests-procedures/prothrombin-time/details/results/rsc-20163828',
  },
  heart: {
    title: 'British Heart Foundation: Blood tests',
    url: 'https://www.bhf.org.uk/informationsupport/heart-matters-magazine/medical/tests/blood-tests/different-types-of-blood-tests',
  },
  heartStrain: {
    title: 'Health Awareness: NT-proBNP',
    url: 'https://www.healthawareness.co.uk/cardiology/how-10-minutes-and-a-25-test-can-indicate-heart-failure/',
  },
  creatineKinase: {
    title: 'Medicover: Creatine kinase',
    url: 'https://medicover.hu/en/laboratory-tests/laboratory-tests-type/clinical-chemistry-tests/ck/',
  },
  prostate: {
    title: 'Prostate Scotland: Investigations and tests',
    url: 'https://www.prostatescotland.org.uk/investigations-and-tests',
  },
  hepatitisB: {
    title: 'CDC: Serologic test results for hepatitis B',
    url: 'https://www.cdc.gov/std/treatment/2010/table4.htm',
  },
  hepatitisC: {
    title: 'Healthline: Hepatitis C antibody test',
    url: 'https://www.healthline.com/health/hepatitis-c-reactive',
  },
  urine: { title: 'MedlinePlus: Urinalysis', url: 'https://medlineplus.gov/ency/article/003579.htm' },
  urineCells: { title: 'Lab Doctor: Urinalysis', url: 'https://labdoctor.org/tests-u/ua-complete/' },
  urineFindings: { title: 'Lifecare: Urinalysis', url: 'https://www.lifecare.com.my/urinalysis/' },
} satisfies Record<string, Source>;
