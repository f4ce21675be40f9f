import { useNavigation } from 'react-router';
import { ProgressLine } from './progress-line.tsx';

export function ProgressBar() {
  return useNavigation().state === 'idle' ? null : <ProgressLine />;
}
