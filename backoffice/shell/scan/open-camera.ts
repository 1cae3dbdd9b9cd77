import { useEffect } from 'react';

const openers: (() => void)[] = [];

/** Opens the camera, which reads codes for whatever on the screen wants scans. */
export const openCamera = (): void => openers.at(-1)?.();

/** Whether this device can show a camera at all: an address without https cannot. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** While the component is mounted, `openCamera` calls this. */
export function useCameraOpener(open: () => void): void {
  useEffect(() => {
    openers.push(open);
    return () => void openers.splice(openers.indexOf(open), 1);
  }, [open]);
}
