/** What is wrong with a control; the words are 'Required' and 'Invalid'. */
export type FieldWarning = 'required' | 'invalid';

type Control = Pick<HTMLInputElement, 'required' | 'value' | 'validity'>;

/** After the browser has found a control invalid, on submit. */
export function warningOfRefusal({ required, value }: Control): FieldWarning {
  return required && value === '' ? 'required' : 'invalid';
}

/** After typing: an emptied required control is marked at once, and a mark goes as soon as its cause does. */
export function warningAfterInput(
  control: Control,
  before: FieldWarning | undefined,
): FieldWarning | undefined {
  if (control.required && control.value === '') return 'required';
  return before === 'invalid' && !control.validity.valid ? 'invalid' : undefined;
}
