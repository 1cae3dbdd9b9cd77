/** Reads the texts of the codes in a picture. */
export interface CodeReader {
  read: (video: HTMLVideoElement) => Promise<string[]>;
}
