import { FieldError } from 'react-aria-components/FieldError';
import { FieldMessage } from './field-message.tsx';

/** The message of a control that react-aria checks, in our words instead of the browser's. */
export function AriaFieldMessage() {
  return (
    <FieldError>
      {({ validationDetails }) => (
        <FieldMessage warning={validationDetails.valueMissing ? 'required' : 'invalid'} />
      )}
    </FieldError>
  );
}
