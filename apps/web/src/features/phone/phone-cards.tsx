import { BiometricCard } from './biometric-card.tsx';
import { HealthKitCard } from './health-kit-card.tsx';

/** What the dashboard shows in the phone app alone. */
export function PhoneCards() {
  return (
    <div className="grid content-start gap-4 lg:col-start-2">
      <BiometricCard />
      <HealthKitCard />
    </div>
  );
}
