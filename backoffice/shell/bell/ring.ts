/** How this device announces news, in addition to the number on the bell. */
export const ways = ['sound', 'desktop'] as const;
export type Way = (typeof ways)[number];

const storageKey = (way: Way) => `bo-bell-${way}`;

export const isChosen = (way: Way): boolean => localStorage.getItem(storageKey(way)) === '1';

/** Returns the resulting choice, because the browser may refuse desktop notifications. */
export async function chooseWay(way: Way, isOn: boolean): Promise<boolean> {
  const mayBe = !isOn || way === 'sound' || (await Notification.requestPermission()) === 'granted';
  const chosen = isOn && mayBe;
  localStorage.setItem(storageKey(way), chosen ? '1' : '0');
  if (chosen && way === 'sound') playSound();
  return chosen;
}

/** Announces news in the chosen ways; `open` opens its record. */
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
