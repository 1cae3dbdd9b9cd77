/** A low tone: a person who scans looks at the piece and not at the screen (backoffice.md BO-33). */
export function beep(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = 220;
  tone.connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + 0.18);
}
