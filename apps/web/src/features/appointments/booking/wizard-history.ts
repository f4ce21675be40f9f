import { redirect, replace, useLocation, useNavigate } from 'react-router';
import { stepPaths } from './wizard-steps.ts';

let isFinishing = false;

/**
 * Where a loader sends on to. A page that Back or its address has reached gives its entry up, so that Back leaves it for
 * good; one that was pressed for never enters the history.
 */
export function sendOn({ url }: Request, to: string): Response {
  return new URL(url).pathname === window.location.pathname ? replace(to) : redirect(to);
}

/** Every step's loader asks first. @throws the way to the last page while a finished booking leaves its steps */
export function leaveWhenFinished(): void {
  if (isFinishing) throw replace(stepPaths[6]);
}

/** Whether the last page is reached for the first time. */
export function endFinishing(): boolean {
  const wasFinishing = isFinishing;
  isFinishing = false;
  return wasFinishing;
}

/** Each entry of the history knows how many steps of the wizard lie directly below it. */
export function useWizardNavigate() {
  const navigate = useNavigate();
  const depth = useDepth();
  return (to: string) => navigate(to, { state: { wizardDepth: depth + 1 } });
}

/** Goes back over the steps and puts the last page in the place of the first: Back then leads to what was before. */
export function useFinishWizard() {
  const navigate = useNavigate();
  const depth = useDepth();
  return async () => {
    isFinishing = true;
    return depth === 0 ? navigate(stepPaths[6], { replace: true }) : navigate(-depth);
  };
}

function useDepth(): number {
  const state = useLocation().state as { wizardDepth?: unknown } | null;
  return typeof state?.wizardDepth === 'number' ? state.wizardDepth : 0;
}
