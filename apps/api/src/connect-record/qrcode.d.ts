/** The part that is used; the package brings no types. */
declare module 'qrcode' {
  type Modules = { size: number; data: Uint8Array };
  const qrcode: {
    create: (text: string, options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' }) => { modules: Modules };
  };
  export default qrcode;
}
