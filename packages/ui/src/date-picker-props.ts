export type DatePickerProps = {
  label: string;
  today: string;
  hint?: string;
  name?: string;
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  isRequired?: boolean;
};
