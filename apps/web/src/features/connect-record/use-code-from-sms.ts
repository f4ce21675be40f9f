import { useEffect, useEffectEvent } from 'react';

type CodeOfSms = Credential & { code?: string };

/** WebOTP, where the browser has it: the code of the SMS that was sent to this very phone, once its owner agrees. */
export function useCodeFromSms(onCode: (code: string) => void) {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const stop = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    void readCode();
    return () => stop.abort();

    async function readCode() {
      const given: CodeOfSms | null = await navigator.credentials.get(asked).catch(() => null);
      if (given?.code !== undefined && /^\d{6}$/.test(given.code)) take(given.code);
    }
  }, []);
}
