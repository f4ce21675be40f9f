import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { Spinner } from '@portal/ui/spinner.tsx';

export function Splash() {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-6 text-primary">
      <BrandMark size={72} />
      <Spinner />
    </div>
  );
}
