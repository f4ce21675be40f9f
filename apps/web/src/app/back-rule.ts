/** The booking wizard's addresses, in the order of its steps. */
const wizardSteps = [
  '/appointments/choose-specialty',
  '/appointments/select-doctor',
  '/appointments/time-slot',
  '/appointments/add-details',
  '/appointments/payment',
];

type Place = { pathname: string; target?: string | undefined; hasHistory: boolean };

/** The previous step of the wizard, else the page's own target, else where the patient came from, else the dashboard. */
export function decideBack({ pathname, target, hasHistory }: Place): { to: string } | 'history' {
  const step = wizardSteps.indexOf(pathname);
  if (step >= 0) return { to: wizardSteps[step - 1] ?? '/dashboard' };
  if (target !== undefined) return { to: target };
  return hasHistory ? 'history' : { to: '/dashboard' };
}
