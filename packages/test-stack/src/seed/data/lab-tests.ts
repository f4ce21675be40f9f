/** A value without limits is reported in words; `expected` is then what a healthy person has. */
export interface Analyte {
  name: string;
  loinc: string;
  display: string;
  unit?: string;
  ucum?: string;
  low?: number;
  high?: number;
  expected?: string;
}

export interface LabTest {
  code: string;
  name: string;
  nepali: string;
  loinc: string;
  display: string;
  note: string;
  analytes: Analyte[];
}

const milligrams = { unit: 'mg/dL', ucum: 'mg/dL' };

export const labTests = {
  lipids: {
    code: 'LIPID',
    name: 'Lipid Profile',
    nepali: 'लिपिड प्रोफाइल',
    loinc: '57698-3',
    display: 'Lipid panel with direct LDL - Serum or Plasma',
    note: 'Fasting sample, 12 hours',
    analytes: [
      {
        name: 'Total Cholesterol',
        loinc: '2093-3',
        display: 'Cholesterol [Mass/volume] in Serum or Plasma',
        ...milligrams,
        low: 125,
        high: 200,
      },
      {
        name: 'LDL Cholesterol',
        loinc: '18262-6',
        display: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by Direct assay',
        ...milligrams,
        low: 0,
        high: 100,
      },
      {
        name: 'HDL Cholesterol',
        loinc: '2085-9',
        display: 'Cholesterol in HDL [Mass/volume] in Serum or Plasma',
        ...milligrams,
        low: 40,
        high: 60,
      },
      {
        name: 'Triglycerides',
        loinc: '2571-8',
        display: 'Triglyceride [Mass/volume] in Serum or Plasma',
        ...milligrams,
        low: 0,
        high: 150,
      },
      {
        name: 'VLDL Cholesterol',
        loinc: '13458-5',
        display: 'Cholesterol in VLDL [Mass/volume] in Serum or Plasma by calculation',
        ...milligrams,
        low: 5,
        high: 40,
      },
    ],
  },
  hba1c: {
    code: 'HBA1C',
    name: 'HbA1c',
    nepali: 'एचबीए१सी',
    loinc: '4548-4',
    display: 'Hemoglobin A1c/Hemoglobin.total in Blood',
    note: 'No fasting needed',
    analytes: [
      {
        name: 'HbA1c',
        loinc: '4548-4',
        display: 'Hemoglobin A1c/Hemoglobin.total in Blood',
        unit: '%',
        ucum: '%',
        low: 4,
        high: 5.6,
      },
    ],
  },
  vitaminD: {
    code: 'VITD',
    name: 'Vitamin D, 25-Hydroxy',
    nepali: 'भिटामिन डी',
    loinc: '62292-8',
    display: '25-Hydroxyvitamin D2+25-Hydroxyvitamin D3 [Mass/volume] in Serum or Plasma',
    note: 'No fasting needed',
    analytes: [
      {
        name: 'Vitamin D',
        loinc: '62292-8',
        display: '25-Hydroxyvitamin D2+25-Hydroxyvitamin D3 [Mass/volume] in Serum or Plasma',
        unit: 'ng/mL',
        ucum: 'ng/mL',
        low: 30,
        high: 100,
      },
    ],
  },
  bloodCount: {
    code: 'CBC',
    name: 'Complete Blood Count',
    nepali: 'पूर्ण रक्त गणना',
    loinc: '58410-2',
    display: 'CBC panel - Blood by Automated count',
    note: 'No fasting needed',
    analytes: [
      {
        name: 'Hemoglobin',
        loinc: '718-7',
        display: 'Hemoglobin [Mass/volume] in Blood',
        unit: 'g/dL',
        ucum: 'g/dL',
        low: 12,
        high: 15.5,
      },
      {
        name: 'White Blood Cells',
        loinc: '6690-2',
        display: 'Leukocytes [#/volume] in Blood by Automated count',
        unit: '10³/µL',
        ucum: '10*3/uL',
        low: 4,
        high: 11,
      },
      {
        name: 'Red Blood Cells',
        loinc: '789-8',
        display: 'Erythrocytes [#/volume] in Blood by Automated count',
        unit: '10⁶/µL',
        ucum: '10*6/uL',
        low: 3.8,
        high: 5.1,
      },
      {
        name: 'Hematocrit',
        loinc: '4544-3',
        display: 'Hematocrit [Volume Fraction] of Blood by Automated count',
        unit: '%',
        ucum: '%',
        low: 36,
        high: 46,
      },
      {
        name: 'MCV',
        loinc: '787-2',
        display: 'MCV [Entitic volume] by Automated count',
        unit: 'fL',
        ucum: 'fL',
        low: 80,
        high: 100,
      },
      {
        name: 'Platelets',
        loinc: '777-3',
        display: 'Platelets [#/volume] in Blood by Automated count',
        unit: '10³/µL',
        ucum: '10*3/uL',
        low: 150,
        high: 400,
      },
    ],
  },
  thyroid: {
    code: 'TFT',
    name: 'Thyroid Function (TSH)',
    nepali: 'थाइराइड परीक्षण',
    loinc: '24348-5',
    display: 'Free T4 and TSH panel - Serum or Plasma',
    note: 'Morning sample',
    analytes: [
      {
        name: 'TSH',
        loinc: '3016-3',
        display: 'Thyrotropin [Units/volume] in Serum or Plasma',
        unit: 'mIU/L',
        ucum: 'm[IU]/L',
        low: 0.4,
        high: 4,
      },
      {
        name: 'Free T4',
        loinc: '3024-7',
        display: 'Thyroxine (T4) free [Mass/volume] in Serum or Plasma',
        unit: 'ng/dL',
        ucum: 'ng/dL',
        low: 0.8,
        high: 1.8,
      },
    ],
  },
  kidney: {
    code: 'RFT',
    name: 'Kidney Function',
    nepali: 'मिर्गौला परीक्षण',
    loinc: '24362-6',
    display: 'Renal function 2000 panel - Serum or Plasma',
    note: 'No fasting needed',
    analytes: [
      {
        name: 'Creatinine',
        loinc: '2160-0',
        display: 'Creatinine [Mass/volume] in Serum or Plasma',
        ...milligrams,
        low: 0.5,
        high: 1.1,
      },
      {
        name: 'Urea',
        loinc: '22664-7',
        display: 'Urea [Mass/volume] in Serum or Plasma',
        ...milligrams,
        low: 15,
        high: 45,
      },
      {
        name: 'Sodium',
        loinc: '2951-2',
        display: 'Sodium [Moles/volume] in Serum or Plasma',
        unit: 'mmol/L',
        ucum: 'mmol/L',
        low: 135,
        high: 145,
      },
      {
        name: 'Potassium',
        loinc: '2823-3',
        display: 'Potassium [Moles/volume] in Serum or Plasma',
        unit: 'mmol/L',
        ucum: 'mmol/L',
        low: 3.5,
        high: 5.1,
      },
    ],
  },
  liver: {
    code: 'LFT',
    name: 'Liver Function',
    nepali: 'कलेजो परीक्षण',
    loinc: '24325-3',
    display: 'Hepatic function 2000 panel - Serum or Plasma',
    note: 'No fasting needed',
    analytes: [
      {
        name: 'ALT (SGPT)',
        loinc: '1742-6',
        display: 'Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma',
        unit: 'U/L',
        ucum: 'U/L',
        low: 7,
        high: 40,
      },
      {
        name: 'AST (SGOT)',
        loinc: '1920-8',
        display: 'Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma',
        unit: 'U/L',
        ucum: 'U/L',
        low: 8,
        high: 40,
      },
      {
        name: 'Total Bilirubin',
        loinc: '1975-2',
        display: 'Bilirubin.total [Mass/volume] in Serum or Plasma',
        ...milligrams,
        low: 0.2,
        high: 1.2,
      },
    ],
  },
  urine: {
    code: 'URINE',
    name: 'Urine Routine',
    nepali: 'पिसाब परीक्षण',
    loinc: '24356-8',
    display: 'Urinalysis complete panel - Urine',
    note: 'Mid-stream sample, first of the morning',
    analytes: [
      { name: 'Color', loinc: '5778-6', display: 'Color of Urine', expected: 'Pale yellow' },
      { name: 'pH', loinc: '2756-5', display: 'pH of Urine', unit: 'pH', ucum: '[pH]', low: 4.5, high: 8 },
      {
        name: 'Protein',
        loinc: '20454-5',
        display: 'Protein [Presence] in Urine by Test strip',
        expected: 'Nil',
      },
      {
        name: 'Glucose',
        loinc: '25428-4',
        display: 'Glucose [Presence] in Urine by Test strip',
        expected: 'Nil',
      },
      {
        name: 'Pus cells',
        loinc: '5821-4',
        display: 'Leukocytes [#/area] in Urine sediment by Microscopy high power field',
        unit: '/HPF',
        ucum: '/[HPF]',
        low: 0,
        high: 5,
      },
    ],
  },
  hepatitisB: {
    code: 'HBSAG',
    name: 'Hepatitis B Surface Antigen',
    nepali: 'हेपाटाइटिस बी परीक्षण',
    loinc: '5196-1',
    display: 'Hepatitis B virus surface Ag [Presence] in Serum or Plasma by Immunoassay',
    note: 'No fasting needed',
    analytes: [
      {
        name: 'HBsAg',
        loinc: '5196-1',
        display: 'Hepatitis B virus surface Ag [Presence] in Serum or Plasma by Immunoassay',
        expected: 'Non-reactive',
      },
    ],
  },
} satisfies Record<string, LabTest>;

export type LabTestKey = keyof typeof labTests;
