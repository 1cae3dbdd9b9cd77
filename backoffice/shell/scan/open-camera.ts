import { useEffect } from 'react';

const openers: (() => void)[] = [];

/** Opens the camera, which reads codes for whatever accepts scans on the screen. */
export const openCamera = (): void => openers.at(-1)?.();

/** Whether this device can use a camera: not without https. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** While the component is mounted, `openCamera` calls this. */
export function useCameraOpener(open: () => void): void {
  useEffect(() => {
    openers.push(open);
    return () => void openers.splice(openers.indexOf(open), 1);
  }, [open]);
}
