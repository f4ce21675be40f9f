import { useState, type InvalidEvent, type SyntheticEvent } from 'react';
import { warningAfterInput, warningOfRefusal, type FieldWarning } from './field-warning.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Handlers for a native control: its form focuses the first refused one, and ours says what is wrong instead of the browser. */
export function useFieldWarning() {
  const [warning, setWarning] = useState<FieldWarning>();

  function onInvalid(event: InvalidEvent<Control>) {
    event.preventDefault();
    const control = event.currentTarget;
    setWarning(warningOfRefusal(control));
    const firstRefused = control.form?.querySelector(':is(input, textarea, select):invalid');
    if (firstRefused === control) control.focus();
  }

  function onInput(event: SyntheticEvent<Control>) {
    const control = event.currentTarget as HTMLInputElement;
    setWarning((before) => warningAfterInput(control, before));
  }

  return { warning, onInvalid, onInput };
}
