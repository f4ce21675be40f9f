/** The dots of a QR code, row by row. The package is loaded when the first code is needed. */
export async function codeDots(text: string): Promise<{ size: number; data: Uint8Array }> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.create(text, { errorCorrectionLevel: 'L' }).modules;
}
