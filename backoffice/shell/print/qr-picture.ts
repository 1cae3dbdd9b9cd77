/** The QR code of a text, as the address of an image. The library is loaded when it is needed. */
export async function qrPicture(text: string): Promise<string> {
  const { encodeQR } = await import('qr');
  return `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { ecc: 'medium', border: 2 }))}`;
}
