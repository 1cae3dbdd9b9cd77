import { openCodeReader } from './open-code-reader.ts';

const pauseMs = 200;
/** A code that stays in front of the camera counts as one scan. */
const sameCodeMs = 2500;

interface Watched {
  video: HTMLVideoElement;
  onCode: (text: string) => void;
}

/**
 * Shows the camera in `video` and reads codes until it is stopped; each code once while it stays visible. No frame
 * leaves the device. `begun` rejects without a camera.
 */
export function watchCodes({ video, onCode }: Watched): { begun: Promise<void>; stop: () => void } {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const seenAt = new Map<string, number>();
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const take = (text: string): void => {
    const now = performance.now();
    const last = seenAt.get(text);
    seenAt.set(text, now);
    if (last === undefined || now - last > sameCodeMs) onCode(text);
  };
  const begin = async (): Promise<void> => {
    const wanted = { facingMode: 'environment', width: { ideal: 1280 } };
    stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
    if (isOver) return stop();
    video.srcObject = stream;
    const reader = await openCodeReader();
    const look = async (): Promise<void> => {
      const texts = await reader.read(video).catch(() => []);
      // stopped while the frame was being read
      if (isOver) return;
      for (const text of texts) take(text);
      timer = setTimeout(() => void look(), pauseMs);
    };
    await look();
  };
  return { begun: begin(), stop };
}
