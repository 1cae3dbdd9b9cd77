import { useEffect, useRef } from 'react';

/** WebOTP is in Chromium on Android, and in nobody's types yet. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Where the browser can read the message with the code, and the shopper lets it. */
export function useWebOtp(onReceived: (code: string) => void): void {
  const latest = useRef(onReceived);
  useEffect(() => {
    latest.current = onReceived;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential !== null && 'code' in credential) latest.current(String(credential.code));
      },
      // refused, or left: the code is typed
      () => undefined,
    );
    return () => waiting.abort();
  }, []);
}
