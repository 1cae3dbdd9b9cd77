/** How this device announces news, in addition to the number on the bell. */
export const signals = ['sound', 'desktop'] as const;
export type Signal = (typeof signals)[number];

const storageKey = (signal: Signal) => `bo-bell-${signal}`;

export const isChosen = (signal: Signal): boolean => localStorage.getItem(storageKey(signal)) === '1';

/** Returns the resulting choice, because the browser may refuse desktop notifications. */
export async function chooseSignal(signal: Signal, isOn: boolean): Promise<boolean> {
  const mayBe = !isOn || signal === 'sound' || (await Notification.requestPermission()) === 'granted';
  const chosen = isOn && mayBe;
  localStorage.setItem(storageKey(signal), chosen ? '1' : '0');
  if (chosen && signal === 'sound') playSound();
  return chosen;
}

/** Announces news by the chosen signals; `open` opens its record. */
export function ring(words: string, open: () => void): void {
  if (isChosen('sound')) playSound();
  if (!isChosen('desktop') || Notification.permission !== 'granted') return;
  const notice = new Notification('Zarona', { body: words, tag: words });
  notice.addEventListener('click', () => {
    focus();
    open();
    notice.close();
  });
}

/** Two short tones, a fifth apart. */
function playSound(): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0.08, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
  for (const [nth, frequency] of [659, 988].entries()) {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(gain);
    note.start(context.currentTime + nth * 0.16);
    note.stop(context.currentTime + nth * 0.16 + 0.3);
  }
  setTimeout(() => void context.close(), 1_000);
}
